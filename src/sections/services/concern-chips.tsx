import { graphql } from "gatsby";
import type { BlockData } from "../../components/prose/page-copy";
import { FilterLink } from "./filter-link";
import { FilterRow } from "./filter-row";

export const fragments = graphql`
	fragment ServiceConcern on Concern {
		slug
		title
		description
	}
`;

interface Props {
	/** Its heading names the row, its eyebrow opens it. */
	block: BlockData;
	concerns: readonly Pick<Queries.ServiceConcernFragment, "slug" | "title">[];
	/** The slug of the concern the list is filtered by. */
	active: string | undefined;
}

/** The concerns as links that show the treatments for one of them. */
export const ConcernChips = ({ block, concerns, active }: Props) => (
	<FilterRow label={block.heading} active={active} className="gap-x-2.5">
		{block.eyebrow ? <li className="mr-2 text-note text-caption">{block.eyebrow}</li> : null}
		{concerns.map(({ slug, title }) => (
			<li key={slug}>
				<FilterLink href={`/services?concern=${slug}`} active={slug === active}>
					{title}
				</FilterLink>
			</li>
		))}
	</FilterRow>
);
