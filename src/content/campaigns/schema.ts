import { z } from "zod";
import {
	describedPicture,
	factLine,
	factParagraph,
	href,
	integer,
	list,
	localSecond,
	notBefore,
	patternText,
	singleLine,
	slug,
} from "../../schemas/field-types";
import { sample } from "../../schemas/shared-fields";

const clock = "on the spa's clock, written YYYY-MM-DDTHH:MM:SS";

/** Dialogs that open by themselves (docs/specification.md R34). */
export const campaign = z
	.strictObject({
		slug,
		dialogName: singleLine(40).describe(
			"What a screen reader calls the dialog, such as Grand opening.",
		),
		storageKey: patternText(
			/^[a-z0-9]+(-[a-z0-9]+)*$/,
			"lowercase words joined by hyphens, such as grand-opening-last-seen",
		)
			.max(60)
			.meta({
				title: "Name in the browser's memory",
				description:
					"Under it, the browser remembers the day it was last closed. Each campaign has its own.",
			}),
		window: z
			.strictObject({
				first: localSecond
					.nullable()
					.describe(`The first second in which it may open, ${clock}; null for right away.`),
				last: localSecond.describe(
					`The last second in which it may open, ${clock}, such as 2027-03-31T23:59:59.`,
				),
			})
			.refine(({ first, last }) => first === null || first <= last, notBefore("last", "first"))
			.meta({
				title: "When it's shown",
				description: "It appears and disappears by itself.",
			}),
		delayMs: integer(0, 60000).meta({
			title: "Delay",
			description: "How long it waits, in milliseconds: 1000 is one second.",
		}),
		frequency: z
			.enum(["day", "once"])
			.describe("Once closed, it stays closed for the rest of the day (day) or for good (once)."),
		eyebrow: singleLine(60).meta({
			title: "Small line above the title",
			description: "A few words in small capitals, such as “You’re invited”.",
		}),
		title: singleLine(80).describe("The dialog's heading."),
		text: list(factParagraph, 1, 3).describe("What it says: one to three paragraphs."),
		details: z
			.array(
				z.strictObject({
					label: singleLine(30).describe("What it is, such as When or Where."),
					value: factLine(80).describe("The answer, such as “Tuesday, September 30, 4–7 PM”."),
				}),
			)
			.max(4)
			.default([])
			.describe("Up to four lines such as when and where, as a small table."),
		link: z
			.strictObject({
				label: singleLine(40).describe("The words on the button, such as “Vote now”."),
				href,
			})
			.meta({
				title: "Button",
				description: "It's at the end of the dialog.",
			}),
		image: describedPicture("A picture beside the text, which phones leave out").optional(),
		event: z
			.strictObject({
				title: factLine(80).describe("The name of the entry in the visitor's calendar."),
				starts: localSecond.describe(`When it starts, ${clock}.`),
				ends: localSecond.describe(`When it ends, ${clock}.`),
				place: singleLine(120).optional().describe("Where it is, if it isn't at the spa."),
			})
			.refine(({ starts, ends }) => starts < ends, {
				error: ({ input }) => `an end after starts, which is ${Object(input).starts}`,
				path: ["ends"],
			})
			.optional()
			.describe(
				"What the dialog offers for the visitor's calendar. Leave it out if there's no event.",
			),
		sample,
	})
	.refine(({ window, event }) => !event || window.last.slice(0, 10) <= event.ends.slice(0, 10), {
		error: ({ input }) =>
			`a day by which the event isn't over, which ends ${Object(input).event.ends}`,
		path: ["window", "last"],
	})
	.refine(({ window, event }) => !event || !window.first || window.first <= event.ends, {
		error: ({ input }) =>
			`an end that isn't before the window opens, which is ${Object(input).window.first}`,
		path: ["event", "ends"],
	});
