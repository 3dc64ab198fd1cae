import { useSite, useTextHref } from "../../hooks/use-site";
import { addressLine, listDirections } from "../../lib/business/facts";
import { groupHours } from "../../lib/time/opening-hours";
import { cx } from "../../ui/class-names";
import { DetailList } from "../../ui/detail-list";
import { LinkList } from "../../ui/links";
import { Link, Text } from "../../ui/text";
import { PhoneLink } from "./contact-links";

export const VisitFacts = () => {
	const { address, email, hours, map } = useSite().business;
	const textHref = useTextHref();
	const rows = [
		{
			term: "Address",
			detail: (
				<>
					<Link href={map.href} className="quiet-link">
						{addressLine(address)}
					</Link>
					<Directions className="-mb-2" />
				</>
			),
		},
		{
			term: "Hours",
			detail: groupHours(hours).map(({ days, times }) => (
				<span key={days} className="flex flex-wrap justify-between gap-x-6">
					<span>{days}</span>
					<Text as="span">{times}</Text>
				</span>
			)),
		},
		{ term: "Parking", detail: map.parking },
		{
			term: "Call or text",
			detail: (
				<>
					<PhoneLink className="quiet-link" />
					{", "}
					<Link href={textHref} className="quiet-link">
						send a text
					</Link>
				</>
			),
		},
		{
			term: "Email",
			detail: (
				<Link href={`mailto:${email}`} className="quiet-link wrap-anywhere">
					{email}
				</Link>
			),
		},
	];
	return <DetailList layout="stacked" rows={rows} className="min-w-0 border-y" />;
};

export const Directions = ({ className }: { className?: string }) => {
	const { business } = useSite();
	return (
		<LinkList
			links={listDirections(business)}
			aria-label="Directions"
			className={cx("flex flex-wrap gap-x-4 text-note sm:gap-x-6", className)}
			linkClassName="quiet-link inline-flex min-h-11 items-center"
			data-print="hide"
		/>
	);
};
