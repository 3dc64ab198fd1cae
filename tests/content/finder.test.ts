/**
 * What the treatment finder holds for any combination of answers (docs/specification.md R99), with the content of the site and with the sample
 * content. How many combinations were tried is printed.
 */
import fc from "fast-check";
import { type Answers, findTreatments, type Treatment } from "../../src/lib/catalog/finder/find-treatments";
import { describeChanges, describeMatch, describePlace, describeReasons, explainEmptyList } from "../../src/lib/catalog/finder/words";
import { required } from "../../src/lib/pages/blocks";
import type { CollectionEntry } from "../../src/schemas/collections";
import { concerns, exclusions, finder, services } from "../support/content";
import { type FinderContent, toTreatments } from "../support/finder";
import { sampleContent } from "../support/sample-content";

interface Catalog extends FinderContent {
	readonly concerns: readonly { readonly slug: string; readonly title: string }[];
	readonly finder: CollectionEntry<"finder">;
}

/** Slugs: none, one or two, or any number. */
const fewOrMany = (entries: readonly { readonly slug: string }[]): fc.Arbitrary<string[]> => {
	const slugs = entries.map(({ slug }) => slug);
	return fc.oneof(fc.constant<string[]>([]), fc.subarray(slugs, { maxLength: Math.min(2, slugs.length) }), fc.subarray(slugs));
};

const anyAnswers = ({ concerns: known, exclusions: reasons, finder: { downtime, visits, budget, skin } }: Catalog): fc.Arbitrary<Answers> =>
	fc.record({
		concerns: fewOrMany(known),
		downtime: fc.constantFrom(...downtime.map(({ limit }) => limit)),
		visits: fc.constantFrom(...visits.map(({ limit }) => limit)),
		budget: fc.constantFrom(...budget.map(({ limit }) => limit)),
		needles: fc.boolean(),
		skinType: fc.constantFrom(null, ...skin.map(({ type }) => type)),
		exclusions: fewOrMany(reasons),
	});

/** The looser one of two limits. */
const looser = (one: number | null, other: number | null): number | null => (one === null || other === null ? null : Math.max(one, other));

/** The same answers with more tolerance. */
const loosen = (answers: Answers, by: Answers): Answers => ({
	...answers,
	downtime: looser(answers.downtime, by.downtime),
	visits: looser(answers.visits, by.visits),
	budget: looser(answers.budget, by.budget),
	needles: answers.needles || by.needles,
});

const getSlugs = (list: readonly { readonly treatment: Treatment }[]): string[] => list.map(({ treatment: { slug } }) => slug);

const sample = {
	...sampleContent,
	services: sampleContent.services.map((service) => ({ ...service, prices: service.prices.map((price) => ({ from: false, sample: false, ...price })) })),
	finder: required(sampleContent.finder[0], "The finder of the sample content"),
};

describe.each<[name: string, catalog: Catalog]>([
	["the site", { services, concerns, exclusions, finder }],
	["the sample", sample],
])("with the content of %s", (name, catalog) => {
	const treatments = toTreatments(catalog);
	const find = (answers: Answers, of: readonly Treatment[] = treatments) => findTreatments(of, answers, catalog.finder.weights);
	const answered = anyAnswers(catalog);
	const tried = new Set<string>();
	const always = (holds: (answers: Answers) => void) =>
		fc.assert(
			fc.property(answered, (answers) => {
				tried.add(JSON.stringify(answers));
				holds(answers);
			}),
			{ numRuns: 3000 },
		);
	// Not by console.info: Jest would print it with a stack.
	afterAll(() => void process.stdout.write(`The finder with the content of ${name}: ${tried.size} different combinations of answers were tried.\n`));

	test("a treatment that's ruled out for a visitor's health or skin is never offered", () => {
		always((answers) => {
			for (const { treatment } of find(answers).offered) {
				expect(treatment.exclusions.filter(({ exclusion }) => answers.exclusions.includes(exclusion.slug))).toEqual([]);
				const { from, to } = treatment.course.skinTypes;
				expect(answers.skinType ?? from).toBeGreaterThanOrEqual(from);
				expect(answers.skinType ?? to).toBeLessThanOrEqual(to);
			}
		});
	});

	test("no offer asks for more than the visitor has allowed", () => {
		always((answers) => {
			for (const { treatment } of find(answers).offered) {
				const { course, visitPrice } = treatment;
				expect(course.downtimeDays.max).toBeLessThanOrEqual(answers.downtime ?? course.downtimeDays.max);
				expect(course.sessions?.min ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(answers.visits ?? Number.POSITIVE_INFINITY);
				expect(visitPrice.amount).toBeLessThanOrEqual(answers.budget ?? visitPrice.amount);
				expect(course.needles && !answers.needles).toBe(false);
			}
		});
	});

	test("every treatment for a chosen concern is either offered or left out with a reason, and no other one is named", () => {
		always((answers) => {
			const { offered, leftOut } = find(answers);
			const wanted = treatments.filter(({ concerns: treated }) => treated.some(({ slug }) => answers.concerns.includes(slug)));
			expect([...getSlugs(offered), ...getSlugs(leftOut)].sort()).toEqual(wanted.map(({ slug }) => slug).sort());
			for (const { reasons } of leftOut) expect(describeReasons(reasons)).toMatch(/^Left out because .+\.$/);
		});
	});

	test("more tolerance never shortens the list, and keeps the order", () => {
		fc.assert(
			fc.property(answered, answered, (answers, by) => {
				const before = getSlugs(find(answers).offered);
				const after = getSlugs(find(loosen(answers, by)).offered);
				expect(after.filter((slug) => before.includes(slug))).toEqual(before);
			}),
			{ numRuns: 3000 },
		);
	});

	test("what the list says would change it, does", () => {
		always((answers) => {
			for (const { reasons, treatment } of find(answers).leftOut) {
				if (describeChanges(reasons) === undefined) continue;
				const changes = reasons.map((reason): Partial<Answers> => {
					if (reason.kind === "needles") return { needles: true };
					if (reason.kind === "downtime") return { downtime: reason.days };
					if (reason.kind === "visits") return { visits: reason.visits };
					return reason.kind === "budget" ? { budget: reason.amount } : {};
				});
				expect(getSlugs(find(Object.assign({ ...answers }, ...changes)).offered)).toContain(treatment.slug);
			}
		});
	});

	test("the order depends on the answers alone, not on the order of treatments or answers", () => {
		const shuffled = fc.shuffledSubarray(treatments, { minLength: treatments.length });
		fc.assert(
			fc.property(answered, shuffled, (answers, others) => {
				const mirrored = { ...answers, concerns: [...answers.concerns].reverse(), exclusions: [...answers.exclusions].reverse() };
				const [one, other] = [find(answers), find(mirrored, others)];
				expect(getSlugs(other.offered)).toEqual(getSlugs(one.offered));
				expect(getSlugs(other.leftOut)).toEqual(getSlugs(one.leftOut));
				expect(one.offered.map(({ points }) => points)).toEqual(one.offered.map(({ points }) => points).sort((a, b) => b - a));
			}),
			{ numRuns: 1000 },
		);
	});

	test("every offer says why it's there, and no list is empty without an explanation", () => {
		const titles = new Map(catalog.concerns.map(({ slug, title }) => [slug, title]));
		always((answers) => {
			const { offered, leftOut } = find(answers);
			for (const [index, offer] of offered.entries())
				expect(`${describeMatch(offer, answers.concerns, titles)} ${describePlace(offered, index)}`).toMatch(/^(?:Mainly for|For) .+\. .+\.$/);
			if (offered.length === 0) expect(explainEmptyList(leftOut)).toMatch(/^.+\.$/);
		});
	});

	test("every concern has at least one treatment while nothing is ruled out", () => {
		for (const { slug } of catalog.concerns) {
			const answers: Answers = { concerns: [slug], downtime: null, visits: null, budget: null, needles: true, skinType: null, exclusions: [] };
			expect([slug, find(answers).offered.length > 0, find(answers).leftOut]).toEqual([
				slug,
				catalog.services.some((each) => each.concerns.includes(slug)),
				[],
			]);
		}
	});
});
