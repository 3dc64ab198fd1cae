import { z } from "zod";
import { day, line, paragraph, sample, slug } from "./parts";

/** content/careers/<slug>.json: one open position. */
export const career = z.strictObject({
	slug,
	title: line(80),
	/** "Full time, 36 hours a week"; it starts with one of the two, for search engines (src/lib/structured-data/careers.ts). */
	employment: line(60).regex(/^(?:Full|Part) time\b/, "Start with Full time or Part time."),
	pay: line(90),
	posted: day,
	summary: paragraph,
	responsibilities: z.array(line(220)).min(4).max(8),
	requirements: z.array(line(220)).min(3).max(8),
	benefits: z.array(line(160)).min(3).max(7),
	sample,
});
