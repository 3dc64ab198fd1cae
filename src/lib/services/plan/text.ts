import { formatDay, formatShortDay, formatWithYear } from "../../time/dates";
import type { Visit } from "../../time/event-plan";
import { formatAmounts } from "../estimate/text";
import { type Amounts, formatDollars } from "../prices";
import type { Plan, Planned } from "./plan";

/** More days than these are told by the first and the last one. */
const mostDays = 4;

/** "by Mon, Mar 1; Mon, Mar 29", or "8 visits from Mon, Mar 1 to Mon, Apr 12"; "" without a visit. */
export const listVisits = (visits: readonly Visit[], event: string, slug?: string): string => {
	const days = visits.filter((visit) => !slug || visit.slug === slug).map(({ day }) => formatWithYear(formatShortDay, day, event));
	if (days.length > mostDays) return `${days.length} visits from ${days[0]} to ${days.at(-1)}`;
	return days.length > 0 ? `by ${days.join("; ")}` : "";
};

/** As long as the plan of a text message may be, without its link. */
const maxLength = 400;

/** A plan as a text message: a line for each treatment, the day of the event, and the total. What's too long is left to the link. */
export const writePlanText = (
	spa: string,
	planned: readonly Planned[],
	{ event, budget }: Omit<Plan, "lines">,
	total: Amounts,
	visits: readonly Visit[] = [],
): string => {
	const write = (count: number, dated: boolean): string =>
		[
			`My plan for ${spa}`,
			...planned.slice(0, count).map((each) => {
				const days = dated && listVisits(visits, event, each.service);
				return `${each.quantity} × ${each.title}, ${formatAmounts(each)}${days ? `, ${days}` : ""}`;
			}),
			count < planned.length && `${planned.length - count} more`,
			event && `Event: ${formatDay(event)}`,
			`Total: ${formatAmounts(total)}${budget ? ` (budget ${formatDollars(budget)})` : ""}`,
		]
			.filter(Boolean)
			.join("\n");
	const texts = [write(planned.length, true), ...planned.map((_each, index) => write(planned.length - index, false))];
	return texts.find(({ length }) => length <= maxLength) ?? write(1, false);
};
