import { TextSection } from "../../components/layout/text-section";
import type { BlockData } from "../../components/prose/page-copy";
import { DetailList } from "../../ui/detail-list";
import { Split } from "../../ui/split";

/** How the list gets its order: the points of content/finder.json. */
export const Ranking = ({ block, weights }: { block: BlockData; weights: Queries.FinderChoicesFragment["weights"] }) => (
	<TextSection block={block} space="bottom">
		<Split className="mt-8">
			<div aria-hidden="true" />
			<DetailList
				layout="spread"
				className="max-w-text border-y"
				rows={[
					{ term: "For each of your concerns that it’s for", detail: `+${weights.concern}` },
					{ term: "If one of them is what it’s mainly for", detail: `+${weights.mainConcern}` },
					{ term: "For each visit", detail: `−${weights.visit}` },
					{ term: "For ongoing care", detail: `−${weights.visit * weights.ongoingVisits}` },
					{ term: "For each day of downtime", detail: `−${weights.downtimeDay}` },
					{ term: "For each week until you see a change", detail: `−${weights.onsetWeek}` },
					{ term: "For each $100 of a first visit", detail: `−${weights.hundredDollars}` },
				]}
			/>
		</Split>
	</TextSection>
);
