import { graphql } from "gatsby";
import { SplitSection } from "../../components/blocks/split-section";
import type { BlockData } from "../../components/prose/page-copy";
import { ArrowLinks } from "../../ui/arrow-link";
import { Link } from "../../ui/link";

export const fragments = graphql`
	fragment ConcernName on Concern {
		slug
		title
	}
`;

/** What visitors come with, each leading to the services for it. */
export const HomeConcerns = ({ block, concerns }: { block: BlockData; concerns: readonly Queries.ConcernNameFragment[] }) => (
	<SplitSection block={block} tone="sand" below={<ArrowLinks links={block.links} className="mt-6" />}>
		<ul className="columns-2 gap-x-8 sm:gap-x-12">
			{concerns.map(({ slug, title }) => (
				<li key={slug} className="break-inside-avoid border-b border-hairline">
					<Link href={`/services?concern=${slug}`} className="group flex min-h-13 items-center py-2.5 font-display text-display-5 font-medium hover:text-link">
						{title}
					</Link>
				</li>
			))}
		</ul>
	</SplitSection>
);
