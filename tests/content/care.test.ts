import { getFacts } from "../../src/lib/business/facts";
import { levelHeadings, warningLevels } from "../../src/lib/services/aftercare";
import { fillPlaceholders } from "../../src/lib/text/markup";
import { isReasonToCall } from "../../src/lib/text/words";
import { aftercare, findPage, services, site, statements } from "../support/content";

const facts = getFacts(site, statements, []);

/** Where a text sends somebody, in whatever words. */
const namesPlace =
	/\b(?:911|988|er|emergency|urgent care|hospital|doctor|clinic|call|text|go to)\b|\(\d{3}\)/i;

test.each(aftercare)(
	"$slug: what's urgent is first, and only “now” says where to go",
	({ warnings }) => {
		expect(warnings.map(({ level }) => level)).toEqual(
			warningLevels.flatMap((level) =>
				warnings.flatMap((warning) => (warning.level === level ? level : [])),
			),
		);
		for (const { level, text } of warnings) {
			const shown = fillPlaceholders(text, facts);
			expect([text, isReasonToCall(shown)]).toEqual([text, namesPlace.test(shown)]);
			if (level !== "now") expect(shown).not.toMatch(namesPlace);
		}
	},
);

/** By urgency: 911, then an emergency room or a call right away, then a call that day. */
const urgency =
	/(\b911\b|\{vascularEmergency\})|(\b988\b|\bemergency room\b|\{phoneNow\} right away|\{vascularOcclusion\}|\{abdominalPain\})|\{phone(?:Now)?\}/g;

test.each(services)("$slug: its own page names what's most urgent first, too", ({ postCare }) => {
	const ranks = [...postCare.join(" ").matchAll(urgency)].map(([, first, second]) =>
		first ? 1 : second ? 2 : 3,
	);
	expect(ranks).toEqual([...ranks].sort());
});

test("the overview's signs are of the three levels, in their order", () => {
	const titles = findPage("aftercare")
		.blocks.find(({ key }) => key === "help")
		?.points?.map(({ title }) => title);
	expect([...new Set(titles)]).toEqual(warningLevels.map((level) => levelHeadings[level]));
});
