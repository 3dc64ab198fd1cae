import { describeServices, type FilteredServices } from "../../lib/catalog/service-filter";
import { cx } from "../../ui/class-names";
import { Section } from "../../ui/section";
import { FilterLink, treatmentsId } from "./filter-link";

type Category = Pick<Queries.ServiceCategoryFragment, "slug" | "title" | "href" | "services">;

interface Props {
	categories: readonly Category[];
	shown: FilteredServices<Category, Queries.ServiceConcernFragment>;
}

/** The current filter, announced when it changes, and links to show one category or all of them. */
export const FilterBar = ({ categories, shown }: Props) => {
	const filtered = Boolean(shown.category || shown.concern);
	return (
		<Section space="none">
			<div id={treatmentsId} tabIndex={-1} className={cx("outline-none", filtered ? "mt-26" : "mt-10 md:mt-14")}>
				<nav aria-label="Filter by category" className="-mx-(--gutter) overflow-x-auto border-y border-hairline px-(--gutter) lg:mx-0 lg:px-0 scrollbar-thin">
					<ul className="flex gap-x-7 py-1.5 lg:flex-wrap">
						<li>
							<FilterLink href="/services" active={!filtered} shape="text">
								All treatments
							</FilterLink>
						</li>
						{categories.map(({ slug, title, href }) => (
							<li key={slug}>
								<FilterLink href={href} active={shown.category?.slug === slug} shape="text">
									{title}
								</FilterLink>
							</li>
						))}
					</ul>
				</nav>
				<div className="flex flex-wrap items-baseline gap-x-8 pt-5">
					<div role="status" className="figures text-note text-muted">
						{shown.unknown.map((part) => (
							<p key={part} className="font-medium text-on-surface">
								We don’t have a {part} by that name{filtered ? "." : ", so here’s the full list."}
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
