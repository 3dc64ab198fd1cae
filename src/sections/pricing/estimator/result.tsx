import { TextField } from "../../../components/forms/field";
import { getBookingPath } from "../../../lib/catalog/booking-path";
import { findTotal, type Way } from "../../../lib/catalog/estimate/estimate";
import { maxTimes } from "../../../lib/catalog/estimate/quantities";
import { describePlan, formatRange } from "../../../lib/catalog/estimate/text";
import type { Bill, Catalog, Item, Purchase, Range } from "../../../lib/catalog/estimate/types";
import { formatDollars } from "../../../lib/catalog/prices";
import { ButtonLink } from "../../../ui/button";
import { cx } from "../../../ui/class-names";
import { Disclosure } from "../../../ui/disclosure";
import { Heading } from "../../../ui/heading";
import { ChangingText, KeepTogether } from "../../../ui/keep-together";
import { PrintButton } from "../../../ui/print-button";

/** What a way is called. */
const nameWay = ({ kind, membership, course, year }: Way): string => {
	if (membership) return `With the ${membership.name} membership`;
	if (kind === "chosen") return "Each at its own price";
	const bought = [...course.purchases, ...year.purchases].filter((purchase) => purchase.kind === kind);
	const names = [...new Set(bought.map(({ title }) => title.split(": ").at(-1)))];
	return `With ${kind === "package" ? "the package " : ""}${names.map((name) => `“${name}”`).join(" and ")}`;
};

/** From when a membership pays off, in a sentence. */
const describeBreakEven = (visits: number | null): string => {
	if (visits === null) return "With this plan alone, it costs more over a year than it saves.";
	return visits === 0
		? "It pays off with this plan, even without its monthly visits."
		: `It pays off if you use at least ${visits} of its monthly visits a year, along with the rest of this plan.`;
};

/** A purchase and what it costs. */
const describePurchase = ({ kind, title, quantity, low, high }: Purchase): readonly [what: string, cost: string] => {
	if (kind === "payments") return [`${quantity} monthly payments of ${formatDollars(low / quantity / 100)}`, formatDollars(low / 100)];
	if (kind === "included") return [`${quantity} × ${title}`, "included"];
	const each = kind === "member" || kind === "discounted" ? `, ${formatRange({ low: low / quantity, high: high / quantity })} each` : "";
	return [`${quantity} × ${title}${each}`, formatRange({ low, high })];
};

const Purchases = ({ heading, bill }: { heading: string; bill: Bill }) => (
	<div>
		<p className="text-small text-caption">{heading}</p>
		<ul className="figures text-note leading-snug">
			{bill.purchases.map((purchase) => {
				const [what, cost] = describePurchase(purchase);
				return (
					<li key={`${purchase.kind} ${what}`} className="flex justify-between gap-6 py-1.5">
						<KeepTogether as="span">{what}</KeepTogether>
						<span className="text-right">{cost}</span>
					</li>
				);
			})}
		</ul>
	</div>
);

const Total = ({ label, range, lowest }: { label: string; range: Range; lowest: boolean }) => (
	<div>
		<dt className="text-small text-caption">{label}</dt>
		<dd className="font-medium">
			<span>{formatRange(range)}</span>
			{lowest ? <span className="block text-small font-normal text-caption">lowest</span> : null}
		</dd>
	</div>
);

interface WayProps {
	way: Way;
	/** Whether no other way costs less, for the plan and for a year. */
	lowest: { course: boolean; year: boolean };
}

/** One way to pay: what it costs for the plan and for a year, and how that adds up. */
const EstimatorWay = ({ way, lowest }: WayProps) => (
	<li className="py-4">
		<div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
			<div>
				<p className="leading-snug font-medium">
					<ChangingText>{nameWay(way)}</ChangingText>
				</p>
				{way.membership ? (
					<p className="mt-1 text-small leading-snug text-caption">
						<ChangingText>{describeBreakEven(way.breakEven ?? null)}</ChangingText>
					</p>
				) : null}
			</div>
			<dl className="figures grid grid-cols-2 gap-x-6 leading-snug">
				<Total label="This plan" range={way.course} lowest={lowest.course} />
				<Total label="In a year" range={way.year} lowest={lowest.year} />
			</dl>
		</div>
		<Disclosure summary="How it adds up" className="text-note">
			<div className="grid gap-x-(--column-gap) gap-y-4 pb-3 sm:grid-cols-2">
				<Purchases heading="This plan" bill={way.course} />
				<Purchases heading="In a year" bill={way.year} />
			</div>
		</Disclosure>
	</li>
);

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
