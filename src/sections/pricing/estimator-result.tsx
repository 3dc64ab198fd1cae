import { TextField } from "../../components/forms/field";
import { getBookingPath } from "../../lib/catalog/booking-path";
import { findTotal, type Way } from "../../lib/catalog/estimate/estimate";
import { maxTimes } from "../../lib/catalog/estimate/quantities";
import { describePlan, formatRange } from "../../lib/catalog/estimate/text";
import type { Catalog, Item } from "../../lib/catalog/estimate/types";
import { ButtonLink } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { PrintButton } from "../../ui/print-button";
import { EstimatorWay } from "./estimator-way";

/** The ways, each with whether it costs least; none does if all cost the same. */
const Ways = ({ ways }: { ways: readonly Way[] }) => {
	const isLowest = (way: Way, scope: "course" | "year"): boolean => {
		const lows = ways.map((each) => each[scope].low);
		return way[scope].low === Math.min(...lows) && Math.max(...lows) > Math.min(...lows);
	};
	return (
		<ul className="mt-4 ruled border-y border-hairline">
			{ways.map((way) => (
				<EstimatorWay key={way.membership?.slug ?? way.kind} way={way} lowest={{ course: isLowest(way, "course"), year: isLowest(way, "year") }} />
			))}
		</ul>
	);
};

interface ResultProps {
	items: readonly Item[];
	ways: readonly Way[];
	catalog: Catalog;
	timesAYear: string;
	onTimes: (times: string) => void;
	/** The id of what's printed. */
	part: string;
}

/** What the plan costs, every way to pay for it, and what to do next. */
export const EstimatorResult = ({ items, ways, catalog, timesAYear, onTimes, part }: ResultProps) => {
	const total = findTotal(ways);
	return (
		<>
			<div className={cx("grid gap-x-6 gap-y-6 pt-8 sm:grid-cols-fill-auto", !total && "print:hidden")}>
				<div>
					<p id="estimate-label" className="font-medium">
						Estimate for this plan
					</p>
					<output aria-labelledby="estimate-label" aria-live="polite" className="figures mt-1 block">
						{total ? (
							<span className="font-display text-display-2 font-medium">{formatRange(total)}</span>
						) : (
							<span className="text-muted">Choose a treatment, and its price appears here.</span>
						)}
					</output>
				</div>
				{total ? (
					<TextField
						type="number"
						inputMode="numeric"
						name="times"
						label="Times a year"
						required={false}
						min={1}
						max={maxTimes}
						value={timesAYear}
						onChange={({ target }) => onTimes(target.value)}
						className="figures sm:w-40"
					/>
				) : null}
			</div>
			{total ? (
				<>
					<Heading level={3} size={4} className="mt-8">
						Ways to pay for it
					</Heading>
					<Ways ways={ways} />
					<p className="mt-8 flex flex-wrap gap-x-4 gap-y-3 print:hidden">
						<ButtonLink href={getBookingPath({ service: items[0]?.service, plan: describePlan(items, total, catalog) })}>Book this plan</ButtonLink>
						<PrintButton part={part}>Print this estimate</PrintButton>
					</p>
				</>
			) : null}
		</>
	);
};
