import { z } from "zod";
import {
	factLine,
	factParagraph,
	list,
	pastDay,
	singleLine,
	slug,
} from "../../schemas/field-types";
import { sample } from "../../schemas/shared-fields";

export const career = z.strictObject({
	slug,
	title: singleLine(80).describe(
		"The name of the job, such as “Registered Nurse, Aesthetics”. It's the heading on /careers.",
	),
	employment: singleLine(
		60,
		/^(?:Full|Part) time\b[^\n]*$/,
		"Full time or Part time at the beginning",
	).describe(
		"The hours, such as “Full time, 36 hours a week”. It begins with Full time or Part time.",
	),
	pay: singleLine(90).describe(
		"What the job pays, in words, such as “$23 to $29 an hour, plus tips”.",
	),
	posted: pastDay.describe(
		"The day the position was first offered, written YYYY-MM-DD. The page shows it.",
	),
	summary: factParagraph.describe(
		"One paragraph about the job and a usual day in it, shown below the title.",
	),
	responsibilities: list(factLine(220), 4, 8).describe(
		"What the person does: four to eight tasks, one line each.",
	),
	requirements: list(factLine(220), 3, 8).describe(
		"What the person brings, licenses first: three to eight lines.",
	),
	benefits: list(factLine(160), 3, 7).describe(
		"What the spa offers besides pay: three to seven lines.",
	),
	sample,
});
export type Career = z.infer<typeof career>;
