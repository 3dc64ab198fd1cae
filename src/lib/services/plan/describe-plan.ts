import { formatDay, formatShortDay, formatWithYear } from "../../time/dates";
import { type Amounts, formatDollars } from "../prices";
import type { Visit } from "./event-plan";
import { formatAmounts, type Plan, type Planned } from "./plan";

const mostDays = 4;

/** "by Mon, Mar 1; Mon, Mar 29"; "" without a visit. */
export const listVisits = (visits: readonly Visit[], event: string): string => {
	const days = visits.map(({ day }) => formatWithYear(formatShortDay, day, event));
	if (days.length > mostDays) return `${days.length} visits from ${days[0]} to ${days.at(-1)}`;
	return days.length > 0 ? `by ${days.join("; ")}` : "";
};

/** Characters for a request's note, and for a text message without its link. */
const maxLength = 400;

const shorten = (lines: readonly string[], write: (lines: readonly string[]) => string): string => {
	let text = write(lines);
	for (let count = lines.length - 1; count > 0 && text.length > maxLength; count -= 1)
		text = write([...lines.slice(0, count), `${lines.length - count} more`]);
	return text;
};

export const nameQuantity = ({ quantity, title }: Pick<Planned, "quantity" | "title">): string =>
	`${quantity} × ${title}`;

/** "3 × Microneedling: Face; 20 × … Estimate: $1,145." @param end such as the dates */
export const describePlan = (
	planned: readonly Pick<Planned, "quantity" | "title">[],
	total: Amounts,
	end = "",
): string =>
	shorten(
		planned.map(nameQuantity),
		(lines) => `${lines.join("; ")}. Estimate: ${formatAmounts(total)}.${end}`,
	);

/** A text that's too long loses its dates first, then treatments. */
export const writePlanText = (
	spa: string,
	planned: readonly Planned[],
	{ event, budget }: Omit<Plan, "lines">,
	total: Amounts,
	visits: readonly Visit[] = [],
): string => {
	const end = [
		...(event ? [`Event: ${formatDay(event)}`] : []),
		`Total: ${formatAmounts(total)}${budget ? ` (budget ${formatDollars(budget)})` : ""}`,
	];
	const write = (lines: readonly string[]): string =>
		[`My plan for ${spa}`, ...lines, ...end].join("\n");
	const list = (dated: readonly Visit[]): string[] =>
		planned.map((each) => {
			const own = dated.filter(({ slug }) => slug === each.service);
			return [
				nameQuantity(each),
				formatAmounts(each),
				...(own.length > 0 ? [listVisits(own, event)] : []),
			].join(", ");
		});
	const text = write(list(visits));
	return text.length > maxLength ? shorten(list([]), write) : text;
};
