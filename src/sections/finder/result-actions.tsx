import { getComparePath, maxCompared } from "../../lib/catalog/compare-path";
import type { Offer } from "../../lib/catalog/finder/types";
import { ButtonLink } from "../../ui/button";
import { ChangingText } from "../../ui/keep-together";
import { PrintButton } from "../../ui/print-button";
import { resultsId } from "./results-focus";

/** What to do with the list: compare, print, estimate. */
export const ResultActions = ({ offered }: { offered: readonly Offer<Queries.FinderTreatmentFragment>[] }) => {
	const compared = offered.slice(0, maxCompared).map(({ treatment: { slug } }) => slug);
	return (
		<div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3" data-print="hide">
			{compared.length > 1 ? (
				<ButtonLink href={getComparePath(compared)} variant="secondary">
					<ChangingText>{`Compare the first ${compared.length === 2 ? "two" : "three"}`}</ChangingText>
				</ButtonLink>
			) : null}
			<PrintButton part={resultsId}>Print your list</PrintButton>
			<ButtonLink href="/pricing#price-estimator" variant="quiet">
				Estimate the cost
			</ButtonLink>
		</div>
	);
};
