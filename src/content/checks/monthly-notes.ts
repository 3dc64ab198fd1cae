import { formatValue, problemAt } from "../problem";
import type { Check } from "./check";

/** What somebody has to know before paying for weight management by the month. */
const statements: Readonly<Record<string, RegExp>> = {
	"the total": /total/i,
	"the commitment, or that there's no minimum": /\bterm\b|commit|\bminimum\b/i,
	"how to cancel": /cancel|\bends\b/i,
};
const weightCare = /weight|glp-1|semaglutide|tirzepatide/i;

/** The note of a monthly price of weight management states the total, the commitment and how to cancel (docs/specification.md R66). */
export const checkMonthlyNotes: Check = ({ services }) =>
	services.flatMap((entry) => {
		const { slug, title, prices } = entry.value;
		if (!weightCare.test(`${slug} ${title}`)) return [];
		return prices.flatMap(({ unit, note }, index) => {
			const missing = Object.keys(statements).filter((name) => !statements[name]?.test(note ?? ""));
			if (!/month/i.test(unit) || missing.length === 0) return [];
			const expected = `a note that also says ${missing.join(" and ")}`;
			const remedy = "Write it as in: 3-month term, $1,200 in total; cancel by email a week before the next month.";
			return [problemAt(entry, `prices[${index}].note`, { found: formatValue(note), expected, remedy })];
		});
	});
