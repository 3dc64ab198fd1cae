import { FilterLink } from "./filter-link";
import { FilterRow } from "./filter-row";

interface Props {
	categories: readonly Pick<Queries.ServiceCategoryFragment, "slug" | "title" | "href">[];
	/** The slug of the category the list is filtered by. */
	active: string | undefined;
	/** True if the list isn't filtered. */
	all: boolean;
}

/** The categories as tabs: each shows that category alone, the first one all of them. */
export const CategoryTabs = ({ categories, active, all }: Props) => (
	<FilterRow label="Filter by category" active={all ? "all" : active} className="gap-x-7">
		<li>
			<FilterLink href="/services" active={all} shape="text">
				All treatments
			</FilterLink>
		</li>
		{categories.map(({ slug, title, href }) => (
			<li key={slug}>
				<FilterLink href={href} active={slug === active} shape="text">
					{title}
				</FilterLink>
			</li>
		))}
	</FilterRow>
);
