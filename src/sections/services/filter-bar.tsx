import type { BlockData } from "../../components/prose/page-copy";
import { describeServices, type FilteredServices } from "../../lib/catalog/service-filter";
import { Section } from "../../ui/section";
import { CategoryTabs } from "./category-tabs";
import { ConcernChips } from "./concern-chips";
import { FilterLink, treatmentsId } from "./filter-link";

type Category = Pick<Queries.ServiceCategoryFragment, "slug" | "title" | "href" | "services">;

interface Props {
	/** The words beside the concerns. */
	block: BlockData;
	categories: readonly Category[];
	concerns: readonly Queries.ServiceConcernFragment[];
	shown: FilteredServices<Category, Queries.ServiceConcernFragment>;
}

/** One line of categories, one of concerns, and the current filter, announced when it changes. */
export const FilterBar = ({ block, categories, concerns, shown }: Props) => {
	const filtered = Boolean(shown.category || shown.concern);
	return (
		<Section space="none">
			<div id={treatmentsId} tabIndex={-1} className="mt-18 outline-none md:mt-26">
				<div className="border-y border-hairline">
					<CategoryTabs categories={categories} active={shown.category?.slug} all={!filtered} />
				</div>
				<div className="mt-3">
					<ConcernChips block={block} concerns={concerns} active={shown.concern?.slug} />
				</div>
				<div className="flex flex-wrap items-baseline gap-x-8 pt-2 md:pt-3">
					<div role="status" className="figures text-note text-muted">
						{shown.unknown.map((part) => (
							<p key={part} className="font-medium text-on-surface">
								{`We don’t have a ${part} by that name${filtered ? "." : ", so here’s the full list."}`}
							</p>
						))}
						<p>{describeServices(shown)}</p>
					</div>
					{filtered ? (
						<FilterLink href="/services" active={false} shape="text">
							<span className="quiet-link">Show all treatments</span>
						</FilterLink>
					) : null}
				</div>
			</div>
		</Section>
	);
};
