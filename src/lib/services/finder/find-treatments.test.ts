import { noAnswers } from "./answers";
import { type Answers, findTreatments, type Treatment } from "./find-treatments";
import { describeChanges, describeEffort, describeMatch, describePlace, describeReasons, explainEmptyList } from "./words";

const weights = { concern: 100, mainConcern: 30, visit: 3, ongoingVisits: 12, downtimeDay: 2, onsetWeek: 1.5, hundredDollars: 2 };

type Price = Treatment["prices"][number];
const aPrice = (name: string, amount: number, own: Partial<Price> = {}): Price => ({
	...{ name, amount, from: false, upTo: null, unit: "per treatment", model: "session", replaces: null, addedTo: [] },
	...own,
});

const aTreatment = (
	slug: string,
	concerns: readonly string[],
	own: Partial<Treatment["course"]> = {},
	amount = 100,
	prices: readonly Price[] = [],
): Treatment => ({
	slug,
	title: slug.charAt(0).toUpperCase() + slug.slice(1),
	prices: [aPrice("Face", amount), aPrice("Added to a facial", 20, { addedTo: ["facial"] }), ...prices],
	course: {
		...{ eventLeadDays: null, intervalDays: null, needles: false, sessions: { min: 1, max: 1 } },
		...{ downtimeDays: { min: 0, max: 0 }, onsetDays: { min: 0, max: 0 }, skinTypes: { from: 1, to: 6 } },
		...own,
	},
	concerns: concerns.map((concern) => ({ slug: concern })),
	exclusions: [],
});

const because = (treatment: Treatment, slug: string, reason: string, note: string | null = null): Treatment => ({
	...treatment,
	exclusions: [{ exclusion: { slug, reason }, note }],
});

const find = (treatments: readonly Treatment[], own: Partial<Answers> = {}) =>
	findTreatments(treatments, { ...noAnswers, concerns: ["acne", "redness", "weight"], ...own }, weights);
const names = (list: readonly { readonly treatment: Treatment }[]): string[] => list.map(({ treatment }) => treatment.slug);

const peel = aTreatment("peel", ["acne", "redness"], { sessions: { min: 1, max: 6 }, downtimeDays: { min: 3, max: 5 }, onsetDays: { min: 7, max: 7 } }, 110);
const facial = aTreatment("facial", ["dullness", "acne"]);
const filler = aTreatment("filler", ["acne"], { needles: true, downtimeDays: { min: 1, max: 10 } }, 650);
const monthly = { model: "month" as const, unit: "per month" };
const care = aTreatment("care", ["weight"], { sessions: null, needles: true }, 250, [
	aPrice("Start", 100, monthly),
	aPrice("Later", 200, { ...monthly, upTo: 250 }),
	aPrice("Lab", 45, { model: "test", unit: "per test" }),
]);
const light = aTreatment("light", ["redness"], { skinTypes: { from: 2, to: 4 } });
const twins = ["b", "a"].map((slug) => aTreatment(slug, ["acne"]));

test("a score is the sum of its parts", () => {
	const [offer] = find([peel]).offered;
	expect(offer?.score).toEqual({ concerns: 200, mainConcern: 30, visits: -18, downtime: -10, onset: -1.5, price: -2.2 });
	expect(offer?.points).toBeCloseTo(198.3);
	expect(find([care]).offered[0]?.score.visits).toBe(-36);
});

test("the most points come first; the same points by title", () => {
	// 98.3, 95 and 94 points.
	expect(names(find([filler, facial, peel], { concerns: ["acne"] }).offered)).toEqual(["peel", "facial", "filler"]);
	expect(names(find(twins).offered)).toEqual(["a", "b"]);
});

test.each<[own: Partial<Answers>, treatment: Treatment, because: string, change: string | undefined]>([
	[{ downtime: 4 }, peel, "because its downtime can be 5 days", "5 days of downtime"],
	[{ budget: 600 }, peel, "because its first course can cost $660", "$660 for the whole course"],
	[{ budget: 500 }, care, "because its first three months can cost $1,045", "$1,045 for the first three months"],
	[{ visits: 2 }, aTreatment("series", ["acne"], { sessions: { min: 3, max: 3 } }), "because it takes at least 3 visits", "3 visits"],
	[{ visits: 6 }, care, "because it’s ongoing care", "ongoing visits"],
	[
		{ downtime: 0, needles: false, budget: 400 },
		filler,
		"because it involves needles, its downtime can be 10 days and its first course can cost $650",
		"needles, 10 days of downtime and $650 for the whole course",
	],
	[{ skinType: 5 }, light, "because we don’t offer it for your skin type (Fitzpatrick V)", undefined],
	[{ skinType: 1 }, light, "because we don’t offer it for your skin type (Fitzpatrick I)", undefined],
	[
		{ exclusions: ["blood-thinners"], downtime: 0 },
		because(filler, "blood-thinners", "a blood thinner", "until your prescriber agrees"),
		"because of a blood thinner (until your prescriber agrees), and because its downtime can be 10 days",
		undefined,
	],
])("with %j, it's left out with the reason, and with what would change that", (own, treatment, text, change) => {
	const { offered, leftOut } = find([treatment], own);
	expect(offered).toEqual([]);
	expect(leftOut.map(({ reasons }) => describeReasons(reasons))).toEqual([`Left out ${text}.`]);
	expect(leftOut.map(({ reasons }) => describeChanges(reasons))).toEqual([change && `With ${change}, it would be on your list.`]);
});

test("limits that are just met leave nothing out", () => {
	const answers = { downtime: 5, budget: 660, visits: 1 };
	expect(names(find([peel], answers).offered)).toEqual(["peel"]);
});

test("an empty list says which answer to loosen: the fewest that put something on it", () => {
	const explain = (treatments: readonly Treatment[], own: Partial<Answers>) => explainEmptyList(find(treatments, own).leftOut);
	expect(explain([filler, peel], { downtime: 0, needles: false })).toBe("With 5 days of downtime, Peel would be on your list.");
	expect(explain([because(peel, "tan", "a tan")], { exclusions: ["tan"] })).toMatch(/your health or your skin/);
	expect(explain([], {})).toBe("We have no treatment for that on our list.");
});

test.each([
	[peel, "1 to 6 sessions · up to 5 days of downtime · $110 per treatment (face) · first course $110 to $660"],
	[facial, "1 session · little or no downtime · $100 per treatment (face) · first course $100"],
	[care, "ongoing care · little or no downtime · $250 per treatment (face) · first three months $550 to $1,045"],
])("what a treatment takes is in one line", (treatment, line) => {
	expect(find([treatment]).offered.map(describeEffort)).toEqual([line]);
});

test("an offer's place is compared with the one above, the first one's with the next", () => {
	const { offered } = find([facial, peel, filler], { concerns: ["acne", "redness"] });
	expect(names(offered)).toEqual(["peel", "facial", "filler"]);
	expect(describePlace(offered, 0)).toBe("First: compared with Facial, it’s for more of your concerns.");
	expect(describePlace(offered, 2)).toBe("Below Facial because it can have more downtime.");
	expect(describePlace(offered.slice(0, 1), 0)).toBe("The only one that fits your answers.");
	expect(describePlace(find(twins).offered, 1)).toBe("As good a fit as A: these two are in alphabetical order.");
	const titles = new Map(["Acne", "Redness"].map((title) => [title.toLowerCase(), title]));
	expect(offered.map((offer) => describeMatch(offer, ["redness", "acne"], titles))).toEqual([
		"Mainly for acne, also for redness.",
		"For acne, among others.",
		"Mainly for acne.",
	]);
});

describe("a tapped area", () => {
	const area = (name: string, prices: Record<string, string>) => ({
		concern: { slug: "lines", title: "Lines", guidePath: null },
		name,
		prices: Object.entries(prices).map(([service, price]) => ({ service, price })),
	});
	const areas = [area("Frown lines", { toxin: "Frown", peel: "Face" }), area("Crow’s feet", { toxin: "Eyes" })];
	const toxin = aTreatment("toxin", ["lines"], {}, 13, [aPrice("Eyes", 156, { upTo: 312 }), aPrice("Frown", 260, { from: true, upTo: 325 })]);
	const lines = [toxin, aTreatment("peel", ["lines"]), aTreatment("filler", ["lines", "volume"])];
	const look = (chosen: readonly string[], concerns = ["lines"]) => findTreatments(lines, { ...noAnswers, concerns, areas: chosen }, weights, areas);

	test("has its own price, not the cheapest of another", () => {
		const { offered } = look(["Frown lines"]);
		expect(names(offered)).toEqual(["peel", "toxin"]);
		expect(offered.map(describeEffort)[1]).toMatch(/ · from \$260 per treatment \(frown\) · first course \$260 to \$325$/);
	});

	test("leaves out what isn't for it, for its own concern only", () => {
		expect(look(["Frown lines"]).leftOut.map(({ reasons }) => describeReasons(reasons))).toEqual(["Left out because it isn’t for the area that you chose."]);
		expect(look([]).leftOut).toEqual([]);
		expect(look(["Frown lines"], ["lines", "volume"]).leftOut).toEqual([]);
	});
});
