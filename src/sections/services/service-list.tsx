import { Suspense } from "react";
import type { BlockData } from "../../components/prose/page-copy";
import type { FilteredServices } from "../../lib/catalog/service-filter";
import { findBlock } from "../../lib/content/blocks";
import { CategorySection } from "./category-section";
import { ConcernChips } from "./concern-chips";
import { ConcernResults } from "./concern-results";
import { FilterBar } from "./filter-bar";

interface Props {
	page: { readonly key: string; readonly blocks: readonly BlockData[] };
	categories: readonly Queries.ServiceCategoryFragment[];
	concerns: readonly Queries.ServiceConcernFragment[];
	shown: FilteredServices<Queries.ServiceCategoryFragment, Queries.ServiceConcernFragment>;
}

/**
 * The list with its filters. The chosen part comes first; the concerns move below it then. The categories are too many to hydrate
 * with the first screen.
 */
export const ServiceList = ({ page, categories, concerns, shown }: Props) => {
	const filtered = Boolean(shown.category || shown.concern);
	const chips = <ConcernChips block={findBlock(page, "concerns")} concerns={concerns} active={shown.concern?.slug} below={filtered} />;
	return (
		<>
			{filtered ? null : chips}
			<FilterBar categories={categories} shown={shown} />
			{shown.concern ? (
				<ConcernResults concern={shown.concern} categories={shown.categories} />
			) : (
				shown.categories.map((category, index) => (
					<Suspense key={category.slug}>
						<CategorySection category={category} index={index} alone={filtered} />
					</Suspense>
				))
			)}
			{filtered ? chips : null}
		</>
	);
};
