import { graphql } from "gatsby";
import { PriceTable } from "../../components/cards/price-table";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
import { Link } from "../../ui/link";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

export const fragments = graphql`
	fragment PricedCategory on Category {
		slug
		title
		shortDescription
		services {
			slug
			path
			title
			prices {
				...PriceFields
			}
		}
	}
`;

const ServiceName = ({ path, title }: { path: string; title: string }) => (
	<Heading level={3} size={4}>
		<Link href={path} className="inline-flex min-h-9 items-center hover:text-link hover:underline hover:decoration-1 hover:underline-offset-4">
			{title}
		</Link>
	</Heading>
);

/** Every price, category by category, in two columns if there is room. */
export const PriceList = ({ categories }: { categories: readonly Queries.PricedCategoryFragment[] }) => (
	<Section>
		<div className="stack-20 md:stack-28">
			{categories.map(({ slug, title, shortDescription, services }) => (
				<section key={slug} id={slug} className="late tall" aria-labelledby={`${slug}-heading`}>
					<Split ratio="even" from="lg" gap="tight" className="mb-9 items-end border-t border-on-surface pt-6 md:mb-12">
						<Heading level={2} size={3} id={`${slug}-heading`}>
							{title}
						</Heading>
						<p className="text-note text-muted">
							<KeepTogether>{shortDescription}</KeepTogether>
						</p>
					</Split>
					<div className="gap-x-20 lg:columns-2">
						{services.map((service) => (
							<div key={service.slug} className="mb-11 break-inside-avoid">
								<PriceTable prices={service.prices} caption={<ServiceName {...service} />} />
							</div>
						))}
					</div>
				</section>
			))}
		</div>
	</Section>
);
