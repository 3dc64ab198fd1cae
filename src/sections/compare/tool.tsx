import type { BlockData } from "../../components/prose/page-copy";
import { useSite } from "../../hooks/use-site";
import type { CompareQuery } from "../../lib/catalog/compare-query";
import { findBlock, type PageOf } from "../../lib/content/blocks";
import { ChipLink } from "../../ui/chip-link";
import { LinkedText } from "../../ui/linked-text";
import { PrintButton } from "../../ui/print-button";
import { Notices } from "./notices";
import type { ComparedService } from "./rows";
import { Selects } from "./selects";
import { CompareTable } from "./table";

export interface CompareToolProps {
	page: PageOf<"compare", BlockData>;
	categories: readonly Queries.ComparedCategoryFragment[];
	query: CompareQuery<ComparedService>;
}

/** Comparisons that many ask for, while nothing is chosen. */
const Suggestions = ({ block }: { block: BlockData }) => (
	<div className="mt-6">
		<h2 className="text-note text-caption">{block.heading}</h2>
		<ul className="mt-2 flex flex-wrap gap-2.5">
			{block.links.map(({ label, href }) => (
				<li key={href}>
					<ChipLink href={href} className="min-h-11 px-5 text-note leading-tight">
						{label}
					</ChipLink>
				</li>
			))}
		</ul>
	</div>
);

/** On paper, above the table: whose it is. */
const PrintedBy = () => {
	const { name, phone } = useSite().business;
	return (
		<p className="figures mb-4 hidden font-medium print:block">
			{name} · {phone.display}
		</p>
	);
};

/** Chooses up to three treatments, and shows them side by side. Once there are any, the page prints nothing else, and on one sheet. */
export const CompareTool = ({ page, categories, query }: CompareToolProps) => {
	const { chosen } = query;
	return (
		<>
			<div className="lg:grid lg:grid-cols-4">
				<Selects categories={categories} chosen={chosen.map(({ slug }) => slug)} />
				<Notices query={query} />
			</div>
			{chosen.length === 0 ? (
				<Suggestions block={findBlock(page, "suggestions")} />
			) : (
				<>
					<div data-print="only" className="mt-6">
						<PrintedBy />
						<CompareTable services={chosen} />
						<p className="mt-4 max-w-text text-small text-muted">
							<LinkedText text={findBlock(page, "figures").text.join(" ")} />
						</p>
					</div>
					<p className="mt-8">
						<PrintButton>Print this comparison</PrintButton>
					</p>
				</>
			)}
		</>
	);
};
