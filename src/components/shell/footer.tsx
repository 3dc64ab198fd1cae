import { useCurrentYear } from "../../hooks/use-business-day";
import { useSite, useTextHref } from "../../hooks/use-site";
import { groupHours } from "../../lib/time/opening-hours";
import { Container } from "../../ui/section";
import { Link, LinkedText, Text } from "../../ui/text";
import { OpenNow } from "../open-now";
import { PhoneLink } from "../visit/contact-links";
import { Logo } from "./logo";
import { SocialLinks } from "./social-links";

const FooterContact = () => {
	const { address, email, hours, map, name } = useSite().business;
	const textHref = useTextHref();
	return (
		<div className="mt-5 grid gap-x-4 text-small xs:grid-cols-2 text-muted md:mt-7 md:block md:w-full md:text-note">
			<address className="not-italic max-md:contents">
				<p>
					{name}
					<br />
					<Link href={map.href} className="hover:text-link">
						{address.street}
						<br />
						{address.city}, {address.region} {address.postalCode}
					</Link>
					<br />
					<PhoneLink className="figures inline-flex min-h-10 items-center hover:text-link md:mt-2" />
				</p>
				<p className="order-3 xs:col-span-2 flex flex-wrap gap-x-5">
					<Link
						href={`mailto:${email}`}
						className="inline-flex min-h-10 min-w-0 items-center wrap-anywhere max-md:basis-full hover:text-link"
					>
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
			<OpenNow className="order-4 xs:col-span-2 md:mt-5" />
			<dl className="figures md:mt-2 md:grid md:max-w-80 md:gap-1">
				{groupHours(hours).map(({ days, times }) => (
					<div key={days} className="md:flex md:justify-between md:gap-4">
						<dt>{days}</dt>
						<Text as="dd">{times}</Text>
					</div>
				))}
			</dl>
		</div>
	);
};

export const Footer = () => {
	const { afterHours, business, navigation } = useSite();
	const year = useCurrentYear();
	return (
		<footer
			data-tone="deep"
			className="border-t border-hairline bg-surface pt-9 pb-6 text-note md:pt-20 md:pb-12"
		>
			<Container>
				<div className="grid gap-x-(--column-gap) gap-y-6 md:grid-cols-5-7">
					<div className="md:row-span-2 md:flex md:flex-col md:items-start">
						<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:contents">
							<Link
								href="/"
								scrollFirst
								aria-label={`${business.name}, home`}
								className="inline-flex min-h-10 shrink-0 items-center hover:opacity-75"
							>
								<Logo className="h-9 w-auto md:h-12" />
							</Link>
							<SocialLinks className="-mx-2.5 md:order-last md:mt-6" />
						</div>
						<FooterContact />
					</div>
					<LinkedText
						as="p"
						className="-mt-2 text-label leading-snug text-muted md:order-last md:mt-0 md:max-w-short md:self-end md:text-small"
						text={afterHours.text}
					/>
					<nav
						aria-label="Footer"
						className="grid gap-x-4 gap-y-3 xs:grid-cols-2 sm:flex sm:justify-between lg:grid lg:grid-cols-3"
						data-print="hide"
					>
						{navigation.footer.map(({ heading, links }) => (
							<div key={heading} className="group xs:max-sm:last:col-span-2">
								<h2 className="font-display sm:whitespace-nowrap text-display-5 font-medium lg:text-display-4">
									{heading}
								</h2>
								<ul className="gap-x-6 max-sm:group-last:flex max-sm:group-last:flex-wrap md:mt-3">
									{links.map(({ label, href }) => (
										<li key={href}>
											<Link
												href={href}
												scrollFirst
												className="inline-flex min-h-10 max-w-full items-center wrap-anywhere text-muted hover:text-link"
											>
												{label}
											</Link>
										</li>
									))}
								</ul>
							</div>
						))}
					</nav>
				</div>
				<p className="figures mt-5 border-t border-hairline pt-4 text-label text-muted md:mt-16 md:pt-6 md:text-small">
					{`© ${year} ${business.company}. All rights reserved.`}
				</p>
			</Container>
		</footer>
	);
};
