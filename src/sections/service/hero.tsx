import { graphql } from "gatsby";
import { Breadcrumb } from "../../components/layout/breadcrumb";
import { getBookingPath } from "../../lib/catalog/booking-path";
import { getServiceTrail } from "../../lib/content/breadcrumbs";
import { ButtonLink } from "../../ui/button";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
import { Lead } from "../../ui/lead";
import { Picture } from "../../ui/picture";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

export const fragments = graphql`
	fragment ServiceHero on Service {
		slug
		path
		title
		description
		priceFrom
		category {
			title
			href
		}
		image {
			...PictureArch
		}
		facts {
			sessions
			spacing
			duration
			downtime
			onset
			lasts
		}
	}
`;

const labels: readonly [keyof Queries.ServiceHeroFragment["facts"], string][] = [
	["sessions", "Sessions"],
	["spacing", "Time between"],
	["duration", "Visit length"],
	["downtime", "Downtime"],
	["onset", "First results"],
	["lasts", "Results last"],
];

const FactsStrip = ({ facts, priceFrom }: Pick<Queries.ServiceHeroFragment, "facts" | "priceFrom">) => (
	<dl className="figures grid grid-cols-2 border-t border-hairline sm:grid-cols-3 lg:grid-cols-4">
		{[...labels.map(([key, label]) => [label, facts[key]] as const), ["Price", priceFrom] as const].map(([label, text]) => (
			<div key={label} className="border-b border-hairline py-5 pr-6 last:col-span-2 sm:last:col-span-3 lg:last:col-span-2">
				<dt className="text-label text-muted">{label}</dt>
				<dd className="mt-1 leading-snug font-medium">
					<KeepTogether>{text}</KeepTogether>
				</dd>
			</div>
		))}
	</dl>
);

/** Name, lead and picture, then the facts a visitor compares by. */
export const ServiceHero = ({ service }: { service: Queries.ServiceHeroFragment }) => {
	const { description, facts, image, priceFrom, slug, title } = service;
	return (
		<Section tone="sand" space="bottom">
			<Split ratio="7-5" gap="none">
				<div className="py-opening-tight">
					<Breadcrumb trail={getServiceTrail(service)} className="mb-6" />
					<Heading level={1}>{title}</Heading>
					<Lead className="mt-6">{description}</Lead>
					<div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-3">
						<ButtonLink href={getBookingPath({ service: slug })}>Book {title}</ButtonLink>
						<a href="#price" className="quiet-link inline-flex min-h-12 items-center font-medium">
							See prices
						</a>
					</div>
				</div>
				<Picture picture={image} shape="arch" priority className="arch mb-12 w-3/4 max-w-96 self-end md:mt-14 md:mb-14 md:w-full md:justify-self-end" />
			</Split>
			<FactsStrip facts={facts} priceFrom={priceFrom} />
		</Section>
	);
};
