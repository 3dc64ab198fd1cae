import { addDays, formatShortDay, getWeekday } from "../time/dates";

export interface Count extends Readonly<Record<"day" | "what" | "name", string>> {
	readonly count: number;
}

const captions = {
	page: "Visits by first page",
	source: "Visits by source",
	form: "Requests",
	subject: "Requests by treatment or topic",
	answer: "Answers",
	error: "Errors in browsers",
};

/** The most frequent first. */
const describe = (counts: readonly Count[]): string => {
	const sums = new Map<string, number>();
	for (const { name, count } of counts) sums.set(name, (sums.get(name) ?? 0) + count);
	const sorted = [...sums].sort(([, a], [, b]) => b - a);
	return sorted.map(([name, sum]) => `${sum} ${name}`).join("\n");
};

/** Each kind that was counted, by day and by week, the newest first. */
export const tabulate = (counts: readonly Count[], today: string) => {
	const monday = addDays(today, -((getWeekday(today) + 6) % 7));
	const periods = [
		{ by: "day", last: today, days: 1, most: 14 },
		{ by: "week", last: monday, days: 7, most: 12 },
	];
	const all = Object.entries(captions).flatMap(([kind, caption]) =>
		periods.map(({ by, last, days, most }) => {
			const own = counts.filter(({ what }) => what === kind);
			const starts = Array.from({ length: most }, (_, at) => addDays(last, -days * at));
			const rows = starts.map((start) => ({
				term: formatShortDay(start),
				detail: describe(own.filter(({ day }) => day >= start && day < addDays(start, days))),
			}));
			return { caption: `${caption}, by ${by}`, rows };
		}),
	);
	return all.filter(({ rows }) => rows.some(({ detail }) => detail));
};
