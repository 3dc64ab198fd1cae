/** content/finder.json: what the treatment finder offers to choose, and how it ranks. Its texts are in content/pages/treatment-finder.json. */
import { z } from "zod";
import { mapViews } from "../../lib/catalog/finder/map";
import { line, slug } from "./parts";

const percent = z.number().int().min(0).max(100);

/** The choices of one question, the strictest first; the last one is no limit. */
const limits = (max: number) =>
	z
		.array(z.strictObject({ label: line(40), limit: z.number().min(0).max(max).nullable() }))
		.min(2)
		.max(7)
		.refine(
			(choices) =>
				choices.every(({ limit }, index) => (limit === null) === (index === choices.length - 1) && (limit ?? max) >= (choices[index - 1]?.limit ?? 0)),
			"limits that rise, and null for the last one",
		);

const points = z.number().min(0).max(1000);

export const finder = z.strictObject({
	/** Where each concern sits on the drawings, in percent of their width and height. Below 50, its label is at the left. */
	map: z.array(z.strictObject({ concern: slug, view: z.enum(mapViews), x: percent, y: percent })),
	/** Days. */
	downtime: limits(60),
	visits: limits(60),
	/** US dollars for a first visit. */
	budget: limits(20000),
	/** Fitzpatrick types in plain words. */
	skin: z.array(z.strictObject({ label: line(80), type: z.number().int().min(1).max(6) })).min(2),
	/** Points: docs/maintaining.md says what each one does. */
	weights: z.strictObject({
		concern: points,
		mainConcern: points,
		visit: points,
		ongoingVisits: points,
		downtimeDay: points,
		onsetWeek: points,
		hundredDollars: points,
	}),
});
