import type { LeftOut } from "../../lib/catalog/finder/types";
import { describeChanges, describeReasons } from "../../lib/catalog/finder/words";
import { findBlock } from "../../lib/content/blocks";
import { Heading } from "../../ui/heading";
import { ChangingText, KeepTogether } from "../../ui/keep-together";
import type { FinderData } from "./data";

interface LeftOutListProps {
	page: FinderData["page"];
	leftOut: readonly LeftOut<Queries.FinderTreatmentFragment>[];
}

/** What the answers rule out: why, and what would put it on the list. Its names aren't links, so that nothing here reads as an offer. */
export const LeftOutList = ({ page, leftOut }: LeftOutListProps) => {
	const { heading, text } = findBlock(page, "left-out");
	if (leftOut.length === 0) return null;
	return (
		<section aria-labelledby="left-out" className="mt-12">
			<Heading level={3} id="left-out">
				{heading}
			</Heading>
			<p className="mt-2 max-w-text text-note leading-relaxed text-muted">
				<KeepTogether>{text.join(" ")}</KeepTogether>
			</p>
			<ul className="ruled mt-4 border-t border-hairline">
				{leftOut.map(({ treatment: { slug, title }, reasons }) => (
					<li key={slug} className="py-4 text-note leading-normal">
						<strong className="block font-medium">{title}</strong>
						<ChangingText>{[describeReasons(reasons), describeChanges(reasons)].filter(Boolean).join(" ")}</ChangingText>
					</li>
				))}
			</ul>
		</section>
	);
};
