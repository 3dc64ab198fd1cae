import { graphql } from "gatsby";
import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { cx } from "../../ui/class-names";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";
import { FilterLink } from "./filter-link";

export const fragments = graphql`
	fragment ServiceConcern on Concern {
		slug
		title
		description
	}
`;

interface Props {
	block: BlockData;
	concerns: readonly Queries.ServiceConcernFragment[];
	/** The slug of the concern the list is filtered by. */
	active?: string;
	/** True if it is below the list. */
	below: boolean;
}

/** The concerns as links that show the treatments for one of them. */
export const ConcernChips = ({ block, concerns, active, below }: Props) => (
	<Section tone={below ? "sand" : "light"} space={below ? "both" : "none"} labelledBy="concerns" className={cx(!below && "pt-section-extended")}>
		<Split>
			<SectionHeader id="concerns" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
			<ul className="flex flex-wrap content-start gap-x-2.5 gap-y-3 md:pt-9">
				{concerns.map(({ slug, title }) => (
					<li key={slug}>
						<FilterLink href={`/services?concern=${slug}`} active={slug === active}>
							{title}
						</FilterLink>
					</li>
				))}
			</ul>
		</Split>
	</Section>
);
