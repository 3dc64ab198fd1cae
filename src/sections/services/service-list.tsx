import { Suspense } from "react";
import type { BlockData } from "../../components/prose/page-copy";
import type { FilteredServices } from "../../lib/catalog/service-filter";
import { findBlock, type PageOf } from "../../lib/content/blocks";
import { CategorySection } from "./category-section";
import { ComparePicker } from "./compare-picker";
import { ConcernResults } from "./concern-results";
import { FilterBar } from "./filter-bar";

interface Props {
	page: PageOf<"services", BlockData>;
	categories: readonly Queries.ServiceCategoryFragment[];
	concerns: readonly Queries.ServiceConcernFragment[];
	shown: FilteredServices<Queries.ServiceCategoryFragment, Queries.ServiceConcernFragment>;
}

/** The filters, then what they leave of the list. The categories are too many to hydrate with the first screen. */
export const ServiceList = ({ page, categories, concerns, shown }: Props) => (
	<ComparePicker>
		<FilterBar block={findBlock(page, "concerns")} categories={categories} concerns={concerns} shown={shown} />
		{shown.concern ? (
			<ConcernResults key={shown.concern.slug} concern={shown.concern} categories={shown.categories} />
		) : (
			shown.categories.map((category, index) => (
				<Suspense key={category.slug}>
					<CategorySection category={category} index={index} last={index === shown.categories.length - 1} />
				</Suspense>
			))
		)}
	</ComparePicker>
);
