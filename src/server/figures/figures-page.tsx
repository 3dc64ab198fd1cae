import { addDays, formatShortDay, getWeekday } from "../../lib/time/dates";
import { deskPath } from "../desk/paths";
import type { Count } from "../outbox/outbox";
import type { Page } from "../pages/layout";
import { Subtitle, SummaryList } from "../pages/page-text";

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

export const figuresPage = (counts: readonly Count[], today: string): Page => {
	const monday = addDays(today, -((getWeekday(today) + 6) % 7));
	const periods = [
		{ by: "by day", last: today, days: 1, most: 14 },
		{ by: "by week", last: monday, days: 7, most: 12 },
	];
	const tables = Object.entries(captions).flatMap(([kind, caption]) =>
		periods.map(({ by, last, days, most }) => {
			const starts = Array.from({ length: most }, (_, at) => addDays(last, -days * at));
			const rows = starts.map((start) => {
				const end = addDays(start, days);
				const own = counts.filter(({ what, day }) => what === kind && day >= start && day < end);
				return { term: formatShortDay(start), detail: describe(own) };
			});
			return (
				<div key={kind + by}>
					<Subtitle text={`${caption}, ${by}`} />
					<SummaryList rows={rows} />
				</div>
			);
		}),
	);
	return { title: "Figures", main: tables, links: [{ href: deskPath, label: "All requests" }] };
};
