import { graphql } from "gatsby";
import { ContentsBar } from "../../components/blocks/contents-bar";
import { PriceTable } from "../../components/cards/price-table";
import type { BlockData } from "../../components/prose/page-copy";
import { getPricesId } from "../../lib/pages/addresses";
import { findBlock, type PageOf } from "../../lib/pages/blocks";
import { getBookingPath } from "../../lib/services/booking-path";
import { NarrowDisclosure } from "../../ui/narrow-disclosure";
import { Section, Split } from "../../ui/section";
import { Heading, Link, Text } from "../../ui/text";

export const fragments = graphql`
	fragment PricedCategory on Category {
		slug
		title
		shortDescription
		services {
			slug
			path
			title
			priceFrom
			prices {
				...PriceFields
			}
			specialPrices {
				...SpecialPriceFields
			}
		}
	}
`;

interface PriceNavProps {
	categories: readonly Queries.PricedCategoryFragment[];
	page: PageOf<"pricing", BlockData>;
}

/** The page's contents in one row below the header: the estimator, the categories of the list, then what follows it. */
export const PriceNav = ({ categories, page }: PriceNavProps) => {
	const toLink = ({ key, eyebrow, heading }: BlockData) => ({ href: `#${key}`, label: eyebrow ?? heading });
	const lists = categories.map(({ slug, title }) => ({ href: `#${slug}`, label: title }));
	const parts = (["packages", "memberships", "financing", "policies"] as const).map((key) => toLink(findBlock(page, key)));
	const links = [toLink(findBlock(page, "price-estimator")), ...lists, ...parts];
	return <ContentsBar links={links} />;
};

type PricedService = Queries.PricedCategoryFragment["services"][number];

/** Above the table the service's name, below it on narrow windows, where the name is the line that opens it, a link to read more. */
const ServiceName = ({ path, title }: Pick<PricedService, "path" | "title">) => (
	<h3 className="lg:font-display lg:text-display-4">
		<Link href={path} className="quiet-link inline-flex min-h-14 flex-wrap items-center font-medium lg:text-on-surface lg:no-underline lg:hover:underline">
			<span className="lg:hidden">More about&nbsp;</span>
			{title}
		</Link>
	</h3>
);

const ServicePrices = ({ service: { slug, path, title, priceFrom, prices, specialPrices } }: { service: PricedService }) => (
	<div className="relative break-inside-avoid border-b border-hairline lg:mb-11 lg:border-b-0">
		<NarrowDisclosure short id={getPricesId(slug)} title={title} figure={priceFrom}>
			<PriceTable prices={prices} specials={specialPrices} caption={<ServiceName path={path} title={title} />} />
		</NarrowDisclosure>
		<Link
			href={getBookingPath({ service: slug })}
			aria-label={`Book ${title}`}
			className="quiet-link absolute top-0 right-0 flex min-h-14 items-start pt-0.5 font-medium lg:items-center lg:pt-0 print:hidden"
		>
			Book
		</Link>
	</div>
);

/** Every price, category by category: folded on narrow windows, in two columns on wide ones. */
export const PriceList = ({ categories }: { categories: readonly Queries.PricedCategoryFragment[] }) => (
	<Section space="dense">
		<div className="stack-12 md:stack-28">
			{categories.map(({ slug, title, shortDescription, services }) => (
				<section key={slug} id={slug} aria-labelledby={`${slug}-heading`}>
					<Split from="lg" gap="none" className="items-end border-t border-on-surface pt-6 pb-3 lg:pb-8">
						<Heading level={2} size={3} id={`${slug}-heading`}>
							{title}
						</Heading>
						<Text className="mt-2 text-note text-muted">{shortDescription}</Text>
					</Split>
					<div className="gap-x-(--column-gap) lg:columns-2">
						{services.map((service) => (
							<ServicePrices key={service.slug} service={service} />
						))}
					</div>
				</section>
			))}
		</div>
	</Section>
);
