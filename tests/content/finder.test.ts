import fc from "fast-check";
import { describeReasons } from "../../src/lib/services/finder/describe-results";
import type { Answers, Treatment } from "../../src/lib/services/finder/find-treatments";
import { concerns, exclusions, finder, findFor, services, treatments } from "../support/content";

const fewOrMany = (entries: readonly { readonly slug: string }[]): fc.Arbitrary<string[]> => {
	const slugs = entries.map(({ slug }) => slug);
	return fc.oneof(fc.subarray(slugs, { maxLength: 2 }), fc.subarray(slugs));
};

const anyAnswers: fc.Arbitrary<Answers> = fc.record({
	concerns: fewOrMany(concerns),
	areas: fc.subarray(finder.areas.map(({ name }) => name)),
	downtime: fc.constantFrom(...finder.downtime.map(({ limit }) => limit)),
	visits: fc.constantFrom(...finder.visits.map(({ limit }) => limit)),
	budget: fc.constantFrom(...finder.budget.map(({ limit }) => limit)),
	needles: fc.boolean(),
	skinType: fc.constantFrom(null, ...finder.skin.map(({ type }) => type)),
	exclusions: fewOrMany(exclusions),
});

const getSlugs = (list: readonly { readonly treatment: Treatment }[]): string[] =>
	list.map(({ treatment: { slug } }) => slug);

const always = (holds: (answers: Answers) => void) =>
	// Every run tries the same answers, so that only a change can make a test fail.
	fc.assert(fc.property(anyAnswers, holds), { numRuns: 1000, seed: 20261121 });

test("no offer is ruled out by health, skin or what the visitor allows", () => {
	always((answers) => {
		for (const { treatment, cost } of findFor(answers).offered) {
			expect(
				treatment.exclusions.filter(({ exclusion }) => answers.exclusions.includes(exclusion.slug)),
			).toEqual([]);
			const { course } = treatment;
			const { from, to } = course.skinTypes;
			expect(answers.skinType ?? from).toBeGreaterThanOrEqual(from);
			expect(answers.skinType ?? to).toBeLessThanOrEqual(to);
			expect(course.downtimeDays.max).toBeLessThanOrEqual(
				answers.downtime ?? course.downtimeDays.max,
			);
			expect(course.sessions?.min ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(
				answers.visits ?? Number.POSITIVE_INFINITY,
			);
			expect(cost.max).toBeLessThanOrEqual(answers.budget ?? cost.max);
			expect(course.needles && !answers.needles).toBe(false);
		}
	});
});

test("each treatment for a concern is offered, or left out with a reason", () => {
	always((answers) => {
		const { offered, leftOut } = findFor(answers);
		const wanted = treatments.filter(({ concerns: treated }) =>
			treated.some(({ slug }) => answers.concerns.includes(slug)),
		);
		expect([...getSlugs(offered), ...getSlugs(leftOut)].sort()).toEqual(
			wanted.map(({ slug }) => slug).sort(),
		);
		for (const { reasons } of leftOut)
			expect(describeReasons(reasons)).toMatch(/^Left out because .+\.$/);
	});
});

/** Treatments that work alike have the same reasons against them, whatever else each has. */
const shared: Readonly<Record<string, string>> = {
	"shallow-microneedling":
		"pregnancy breastfeeding bleeding-disorder blood-thinners keloids weak-immune-system isotretinoin skin-infection tan sunburn",
	"deep-microneedling":
		"pregnancy breastfeeding bleeding-disorder blood-thinners keloids weak-immune-system isotretinoin skin-infection tan sunburn",
	injection: "pregnancy breastfeeding bleeding-disorder",
	laser:
		"pregnancy isotretinoin light-sensitizing-medicine keloids porphyria seizures skin-infection tan sunburn",
	"light-device": "pregnancy light-sensitizing-medicine autoimmune-disease porphyria seizures",
	"energy-device": "pregnancy implanted-device metal cancer sunburn",
};

test.each(services)(
	"the finder leaves out $slug for the reasons that its kind has",
	({ course, procedure, exclusions: own }) => {
		const reasons = [
			...(shared[procedure]?.split(" ") ?? []),
			...(course.numbing ? ["lidocaine-allergy"] : []),
		];
		expect(own.map(({ exclusion }) => exclusion)).toEqual(expect.arrayContaining(reasons));
	},
);
