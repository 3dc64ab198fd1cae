import { useSite } from "../../hooks/use-site";
import { getTrail, type Trail } from "../../lib/pages/navigation";
import { cx } from "../../ui/class-names";
import { Heading, Lead, Link, Text } from "../../ui/text";

export const Breadcrumb = ({ trail, className }: { trail: Trail; className?: string }) => (
	<nav aria-label="Breadcrumb" className={className} data-print="hide">
		<ol className="text-small text-muted">
			{trail.map(({ label, href }, index) => (
				<li key={href} className={index < trail.length - 2 ? "inline max-sm:hidden" : "inline"}>
					{index < trail.length - 1 ? (
						<>
							<span className="whitespace-nowrap">
								<Link
									href={href}
									className="quiet-link inline-flex min-h-9 max-w-11/12 items-center whitespace-normal"
								>
									{label}
								</Link>
								<span aria-hidden="true" className="mr-1 ml-2">
									/
								</span>
							</span>{" "}
						</>
					) : (
						<Text as="span" aria-current="page">
							{label}
						</Text>
					)}
				</li>
			))}
		</ol>
	</nav>
);

export const TrustLine = ({
	without,
	className,
}: {
	/**
	 * What the hero says in large type already: the reason to trust us that repeats it isn't shown.
	 */
	without?: string;
	className?: string;
}) => {
	const { award, trust } = useSite().business;
	const reasons = [...trust, `${award.label} ${award.year}`].filter(
		(reason) => !without || !reason.includes(without),
	);
	return (
		<ul className={cx("figures-lining flex flex-wrap gap-x-6 text-small text-caption", className)}>
			{reasons.map((reason) => (
				<li key={reason}>{reason}</li>
			))}
		</ul>
	);
};

export interface PageTitleData {
	readonly label: string;
	readonly path: string;
	readonly heading: string;
	readonly lead?: string | null;
}

export const PageTitle = ({
	page,
	headingClassName,
}: {
	page: PageTitleData;
	headingClassName?: string;
}) => (
	<>
		<Breadcrumb trail={getTrail(page)} className="mb-5" />
		<Heading level={1} className={headingClassName}>
			{page.heading}
		</Heading>
		{page.lead && <Lead className="mt-6">{page.lead}</Lead>}
	</>
);
