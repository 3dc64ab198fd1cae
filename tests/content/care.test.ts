/** Aftercare, waits, events and the finder with the real content. */

import { levelHeadings, warningLevels } from "../../src/lib/services/aftercare";
import { noAnswers } from "../../src/lib/services/finder/answers";
import { findTreatments } from "../../src/lib/services/finder/find-treatments";
import { addDays, countDays } from "../../src/lib/time/dates";
import { planBefore } from "../../src/lib/time/event-plan";
import { exclusions, finder, findPage, services, site, waits } from "../support/content";
import { toTreatments } from "../support/finder";

test("before any event, visits are within the usual interval, or the sentence says how far apart they are", () => {
	for (const { slug, course } of services.filter(({ course: { intervalDays } }) => intervalDays && intervalDays.max < 20))
		for (let ahead = 0; ahead < 800; ahead += 1) {
			const { visits, sentence } = planBefore(addDays("2026-10-05", ahead), [{ slug, course }], [], "2026-10-05", site);
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

test("the overview's signs are of the three levels, the most urgent first: one of another title wouldn't be shown", () => {
	const titles = findPage("aftercare")
		.blocks.find(({ key }) => key === "help")
		?.points?.map(({ title }) => title);
	expect([...new Set(titles)]).toEqual(warningLevels.map((level) => levelHeadings[level]));
});
