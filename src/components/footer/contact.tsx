import { useSite } from "../../hooks/use-site";
import { useTextHref } from "../../hooks/use-text-href";
import { groupHours } from "../../lib/time/hours";
import { KeepTogether } from "../../ui/keep-together";
import { Link } from "../../ui/link";
import { OpenNow } from "../open-now";

/** Address, ways to reach the spa, and the opening hours; the hours are beside the address on a phone. */
export const FooterContact = () => {
	const { address, email, hours, map, name, phone } = useSite().business;
	const textHref = useTextHref();
	return (
		<div className="mt-5 grid grid-cols-2 gap-x-4 text-small text-muted md:mt-7 md:block md:w-full md:text-note">
			<address className="contents not-italic md:block">
				<p>
					{name}
					<br />
					<Link href={map.href} className="hover:text-link">
						{address.street}
						<br />
						{address.city}, {address.region} {address.postalCode}
					</Link>
					<br />
					<Link href={`tel:${phone.e164}`} className="figures inline-flex min-h-10 items-center hover:text-link md:mt-2">
						{phone.display}
					</Link>
				</p>
				<p className="order-3 col-span-2 flex flex-wrap gap-x-5">
					<Link href={`mailto:${email}`} className="inline-flex min-h-10 items-center hover:text-link">
						{email}
					</Link>
					<Link href={textHref} className="inline-flex min-h-10 items-center hover:text-link">
						Text us
					</Link>
					<Link href="/contact#visit" className="inline-flex min-h-10 items-center hover:text-link">
						Directions
					</Link>
				</p>
			</address>
			<OpenNow className="order-4 col-span-2 md:mt-5" />
			<dl className="figures md:mt-2 md:grid md:max-w-80 md:gap-1">
				{groupHours(hours).map(({ days, times }) => (
					<div key={days} className="md:flex md:justify-between md:gap-4">
						<dt>{days}</dt>
						<dd>
							<KeepTogether>{times}</KeepTogether>
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
};
