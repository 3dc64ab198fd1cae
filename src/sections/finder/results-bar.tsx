import { Button } from "../../ui/button";
import { focusResults } from "./results-focus";
import { countOffers } from "./words";

/** On narrow windows, where the list is below the questions: how long it is, and the way to it, at the window's bottom. */
export const ResultsBar = ({ offered }: { offered: number }) => (
	<div className="sticky bottom-0 z-10 mt-6 flex items-center justify-between gap-4 border-t border-hairline bg-surface py-1 lg:hidden">
		<span className="figures text-note">{countOffers(offered)}</span>
		<Button variant="quiet" onClick={focusResults}>
			See the list
		</Button>
	</div>
);
