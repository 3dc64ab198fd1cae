import { useCurrentYear } from "../../hooks/use-current-year";
import { useSite } from "../../hooks/use-site";
import { groupHours } from "../../lib/time/hours";
import { Container } from "../../ui/container";
import { KeepTogether } from "../../ui/keep-together";
import { Link } from "../../ui/link";
import { SocialLinks } from "../header/social-links";
import { Logo } from "../layout/logo";

/** The foot of every page: address, hours, what to do after hours, links, copyright. */
export const Footer = () => {
	const { afterHours, business, navigation } = useSite();
	const year = useCurrentYear();
	const { address, phone } = business;
	return (
		<footer data-tone="deep" className="border-t border-hairline bg-surface pt-20 pb-12 text-note">
			<Container>
				<div className="grid gap-x-10 gap-y-12 md:grid-cols-5-7">
					<div>
						<Link href="/" scrollFirst aria-label={`${business.name}, home`} className="inline-block">
							<Logo className="h-12 w-auto" />
						</Link>
						<address className="mt-7 text-muted not-italic">
							{business.name}
							<br />
							<Link href={business.map.href} className="hover:text-link">
								{address.street}
								<br />
								{address.city}, {address.region} {address.postalCode}
							</Link>
							<br />
							<Link href={`tel:${phone.e164}`} className="figures mt-3 inline-flex min-h-9 items-center hover:text-link">
								{phone.display}
							</Link>
							<br />
							<Link href={`mailto:${business.email}`} className="inline-flex min-h-9 items-center hover:text-link">
								{business.email}
							</Link>
						</address>
						<dl className="figures mt-5 grid max-w-80 gap-1 text-muted">
							{groupHours(business.hours).map(({ days, times }) => (
								<div key={days} className="flex justify-between gap-4">
									<dt>{days}</dt>
									<dd>
										<KeepTogether>{times}</KeepTogether>
									</dd>
								</div>
							))}
						</dl>
						<p className="mt-5 max-w-80 text-small text-muted">
							<KeepTogether>{afterHours.text}</KeepTogether>
						</p>
						<SocialLinks links={business.social} className="mt-6 -ml-2.5" />
					</div>
					<nav aria-label="Footer" className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-3" data-print="hide">
						{navigation.footer.map(({ heading, links }) => (
							<div key={heading}>
								<h2 className="font-display text-display-4 font-medium">{heading}</h2>
								<ul className="mt-3">
									{links.map(({ label, href }) => (
										<li key={href}>
											<Link href={href} scrollFirst className="inline-flex min-h-9 items-center text-muted hover:text-link">
												{label}
											</Link>
										</li>
									))}
								</ul>
							</div>
						))}
					</nav>
				</div>
				<p className="figures mt-16 border-t border-hairline pt-6 text-small text-muted">
					© {year} {business.company}. All rights reserved.
				</p>
			</Container>
		</footer>
	);
};
