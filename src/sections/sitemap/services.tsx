import { graphql } from "gatsby";
import { byCodes } from "../../lib/text/words";
import { Heading } from "../../ui/heading";
import { SitemapLinks } from "./links";
import { SitemapPart } from "./part";

export const fragments = graphql`
	fragment SitemapCategory on Category {
		slug
		title
		services {
			path
			label: title
		}
	}
`;

/** Every treatment, by category. */
export const SitemapServices = ({ categories }: { categories: readonly Queries.SitemapCategoryFragment[] }) => (
	<SitemapPart id="services" heading="Services" count={categories.reduce((sum, { services }) => sum + services.length, 0)}>
		<div className="gap-x-12 @sm:columns-2 @2xl:columns-3">
			{categories.map(({ slug, title, services }) => (
				<div key={slug} className="mb-9 break-inside-avoid">
					<Heading level={3} size={4} className="mb-2">
						{title}
					</Heading>
					<SitemapLinks links={[...services].sort((a, b) => byCodes(a.label, b.label))} />
				</div>
			))}
		</div>
	</SitemapPart>
);
