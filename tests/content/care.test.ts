/** Aftercare, waits, events and the finder with the real content. */

import { getFacts } from "../../src/lib/business/facts";
import { levelHeadings, warningLevels } from "../../src/lib/services/aftercare";
import { noAnswers } from "../../src/lib/services/finder/answers";
import { findTreatments } from "../../src/lib/services/finder/find-treatments";
import { fillPlaceholders } from "../../src/lib/text/markup";
import { isReasonToCall } from "../../src/lib/text/words";
import { addDays, countDays } from "../../src/lib/time/dates";
import { planBefore } from "../../src/lib/time/event-plan";
import { aftercare, exclusions, finder, findPage, help, services, site, statements, waits } from "../support/content";
import { toTreatments } from "../support/finder";

test("before any event, visits are within the usual interval, or the sentence says how far apart they are", () => {
	for (const { slug, course } of services.filter(({ course: { intervalDays } }) => intervalDays && intervalDays.max < 20))
		for (let ahead = 0; ahead < 800; ahead += 1) {
			const { visits, sentence } = planBefore(addDays("2026-10-05", ahead), [{ slug, title: slug, course }], [], "2026-10-05", site);
			const longest = Math.max(0, ...visits.slice(1).map(({ day }, index) => countDays(visits[index]?.day ?? "", day)));
			if (longest > (course.intervalDays?.max ?? 0)) expect([slug, sentence]).toEqual([slug, expect.stringContaining(`up to ${longest} days between two`)]);
		}
});

test("with a tan, the finder leaves out what has to wait for it, and says how long, and offers what doesn't", () => {
	const answers = { ...noAnswers, concerns: ["dull-skin", "scars", "fine-lines"], exclusions: ["tan"] };
	const { offered, leftOut } = findTreatments(toTreatments({ services, exclusions }), answers, finder.weights);
	const slugs = offered.map(({ treatment }) => treatment.slug);
	expect(slugs).toEqual(expect.arrayContaining(["dermaplaning", "hydrafacial"]));
	expect(slugs.filter((slug) => waits.some(({ after, before, days }) => after === "tan" && before === slug && days > 0))).toEqual([]);
	expect(leftOut.find(({ treatment: { slug } }) => slug === "microneedling")?.reasons).toContainEqual(
		expect.objectContaining({ what: "a tan or sunburn (until two weeks have passed)" }),
	);
});

const facts = getFacts(site, statements, []);

/** Where a text sends somebody, in whatever words. */
const namesPlace = /\b(?:911|988|er|emergency|urgent care|hospital|doctor|clinic|call|text|go to)\b|\(\d{3}\)/i;

test.each(aftercare)("$slug: the most urgent comes first, and the sentence for closed hours is never above a sign that says where to go", ({ warnings }) => {
	expect(warnings.map(({ level }) => level)).toEqual(warningLevels.flatMap((level) => warnings.flatMap((warning) => (warning.level === level ? level : []))));
	for (const { level, text } of warnings) {
		const shown = fillPlaceholders(text, facts);
		expect([text, isReasonToCall(shown)]).toEqual([text, namesPlace.test(shown)]);
		if (level !== "now") expect(shown).not.toMatch(namesPlace);
	}
});

/** By urgency: 911, then an emergency room or a call right away, then a call that day. */
const urgency =
	/(\b911\b|\{vascularEmergency\})|(\b988\b|\bemergency room\b|\{phoneNow\} right away|\{vascularOcclusion\}|\{abdominalPain\})|\{phone(?:Now)?\}/g;

test.each(services)("$slug: its own page names what's most urgent first, too", ({ postCare }) => {
	const ranks = [...postCare.join(" ").matchAll(urgency)].map(([, first, second]) => (first ? 1 : second ? 2 : 3));
	expect(ranks).toEqual([...ranks].sort());
});

test("the overview's signs are of the three levels, the most urgent first: one of another title wouldn't be shown", () => {
	const titles = findPage("aftercare")
		.blocks.find(({ key }) => key === "help")
		?.points?.map(({ title }) => title);
	expect([...new Set(titles)]).toEqual(warningLevels.map((level) => levelHeadings[level]));
});

test("the menu's link to help says for whom it is", () => {
	expect(help.label).toContain("after a treatment");
});
