import { price } from "../../../../tests/support/sample-prices";
import { readAnswers } from "./answers";
import {
	describeChanges,
	describeEffort,
	describeMatch,
	describePlace,
	describeReasons,
	explainEmptyList,
} from "./describe-results";
import { type Answers, findTreatments, type Treatment } from "./find-treatments";

const noAnswers = readAnswers(new FormData());
const weights = {
	concern: 100,
	mainConcern: 30,
	visit: 3,
	ongoingVisits: 12,
	downtimeDay: 2,
	onsetWeek: 1.5,
	hundredDollars: 2,
};
type Price = Treatment["prices"][number];
const toPrice = (name: string, amount: number, own: Partial<Price> = {}): Price =>
	price(name, amount, "session", { unit: "per treatment", ...own });
const none = { min: 0, max: 0 };
const aCourse = {
	eventLeadDays: null,
	intervalDays: null,
	needles: false,
	sessions: { min: 1, max: 1 },
	downtimeDays: none,
	onsetDays: none,
};
const treat = (
	title: string,
	concerns: readonly string[],
	own: Partial<Treatment["course"]> = {},
	prices = [toPrice("Face", 100)],
): Treatment => ({
	slug: title.toLowerCase(),
	title,
	prices: [...prices, toPrice("Added to a facial", 20, { addedTo: ["facial"] })],
	course: { ...aCourse, skinTypes: { from: 1, to: 6 }, ...own },
	concerns: concerns.map((concern) => ({ slug: concern })),
	exclusions: [],
});
const because = (treatment: Treatment, reason: string, note: string | null): Treatment => ({
	...treatment,
	exclusions: [{ exclusion: { slug: "health", reason }, note }],
});
const find = (treatments: readonly Treatment[], own: Partial<Answers> = {}) =>
	findTreatments(
		treatments,
		{ ...noAnswers, concerns: ["acne", "redness", "weight"], ...own },
		weights,
	);
const names = (list: readonly { readonly treatment: Treatment }[]): string[] =>
	list.map(({ treatment }) => treatment.title);

const peelCourse = {
	sessions: { min: 1, max: 6 },
	downtimeDays: { min: 3, max: 5 },
	onsetDays: { min: 7, max: 7 },
};
const peel = treat("Peel", ["acne", "redness"], peelCourse, [toPrice("Face", 110)]);
const facial = treat("Facial", ["dullness", "acne"]);
const filler = treat("Filler", ["acne"], { needles: true, downtimeDays: { min: 1, max: 10 } }, [
	toPrice("Lips", 650),
]);
const monthly = { model: "month", unit: "per month" } as const;
const care = treat("Care", ["weight"], { sessions: null }, [
	toPrice("Visit", 250),
	toPrice("Start", 100, monthly),
	toPrice("Later", 200, { ...monthly, upTo: 250 }),
	toPrice("Lab", 45, { model: "test", unit: "per test" }),
]);
const program = treat("Program", ["weight"], { sessions: null }, [toPrice("Care", 100, monthly)]);
const light = treat("Light", ["redness"], { skinTypes: { from: 2, to: 4 } });
const twins = ["B", "A"].map((title) => treat(title, ["acne"]));

test("a score adds up weighted points; ongoing care has a weight of its own", () => {
	const [offer] = find([peel]).offered;
	expect(offer?.score).toEqual({
		concerns: 200,
		mainConcern: 30,
		visits: -18,
		downtime: -10,
		onset: -1.5,
		price: -2.2,
	});
	expect(offer?.points).toBeCloseTo(198.3);
	expect(find([care]).offered[0]?.score.visits).toBe(-36);
});

const series = treat("Series", ["acne"], { sessions: { min: 3, max: 3 } });
const thinner = because(filler, "a blood thinner", "until your prescriber agrees");
const costs = "its first three months can cost $1,045";
const thinnerReasons =
	"of a blood thinner (until your prescriber agrees), and because its downtime can be 10 days";
const skin = "we don’t offer it for your skin type";

test.each<[own: Partial<Answers>, treatment: Treatment, reason: string, change?: string]>([
	[{ downtime: 4 }, peel, "its downtime can be 5 days", "5 days of downtime"],
	[{ budget: 500 }, care, costs, "$1,045 for the first three months"],
	[{ visits: 2 }, series, "it takes at least 3 visits", "3 visits"],
	[{ visits: 6 }, care, "it’s ongoing care", "ongoing visits"],
	[
		{ needles: false, budget: 400 },
		filler,
		"it involves needles and its first course can cost $650",
		"needles and $650 for the whole course",
	],
	[{ skinType: 5 }, light, `${skin} (Fitzpatrick V)`],
	[{ skinType: 1 }, light, `${skin} (Fitzpatrick I)`],
	[{ exclusions: ["health"], downtime: 0 }, thinner, thinnerReasons],
])("with %j, it's left out with the reason, and with what would change that", (...row) => {
	const [own, treatment, reason, change] = row;
	const { offered, leftOut } = find([treatment], own);
	expect(offered).toEqual([]);
	expect(
		leftOut.map(({ reasons }) => [describeReasons(reasons), describeChanges(reasons)]),
	).toEqual([
		[`Left out because ${reason}.`, change && `With ${change}, it would be on your list.`],
	]);
});

test("limits that are just met leave nothing out", () => {
	expect(names(find([peel], { downtime: 5, budget: 660, visits: 1 }).offered)).toEqual(["Peel"]);
});

test("an empty list says which answers to loosen, as few as possible", () => {
	const explain = (treatments: readonly Treatment[], own: Partial<Answers>) =>
		explainEmptyList(find(treatments, own).leftOut);
	expect(explain([filler, peel], { downtime: 0, needles: false })).toBe(
		"With 5 days of downtime, Peel would be on your list.",
	);
	expect(explain([because(peel, "a tan", null)], { exclusions: ["health"] })).toMatch(
		/your health or your skin/,
	);
	expect(explain([], {})).toBe("We have no treatment for that on our list.");
});

test("the effort of a treatment is described in one line", () => {
	const describe = (treatment: Treatment) => find([treatment]).offered.map(describeEffort)[0];
	expect([peel, care, program].map(describe)).toEqual([
		"1 to 6 sessions · up to 5 days of downtime · $110 per treatment (face) · first course $110 to $660",
		"ongoing care · little or no downtime · $250 per treatment (visit) · first three months $550 to $1,045",
		"ongoing care · little or no downtime · $100 per month (care) · first three months $300",
	]);
});

test("the most points come first, and each offer says why it's there", () => {
	const { offered } = find([facial, filler, peel]);
	const titles = new Map(["Acne", "Redness"].map((title) => [title.toLowerCase(), title]));
	const reasons = offered.map((offer, index) =>
		[describePlace(offered, index), describeMatch(offer, ["redness", "acne"], titles)].join(" "),
	);
	expect(reasons).toEqual([
		"First: compared with Facial, it’s for more of your concerns. Mainly for acne, also for redness.",
		"Below Peel because it’s for fewer of your concerns. For acne, among others.",
		"Below Facial because it can have more downtime. Mainly for acne.",
	]);
	expect(describePlace(offered.slice(0, 1), 0)).toBe("The only one that fits your answers.");
	expect(describePlace(find(twins).offered, 1)).toBe(
		"As good a fit as A: these two are in alphabetical order.",
	);
});

test("a chosen area has its own price, and leaves out what isn't for it", () => {
	const concern = { slug: "lines", title: "Lines", guidePath: null };
	const frown = {
		concern,
		name: "Frown",
		prices: [
			{ service: "toxin", price: "Frown" },
			{ service: "peel", price: "Face" },
		],
	};
	const areas = [frown, { concern, name: "Eyes", prices: [{ service: "toxin", price: "Eyes" }] }];
	const prices = [
		toPrice("Eyes", 156, { upTo: 312 }),
		toPrice("Frown", 260, { from: true, upTo: 325 }),
	];
	const treatments = [
		treat("Toxin", ["lines"], {}, prices),
		treat("Peel", ["lines"]),
		treat("Filler", ["lines", "volume"]),
	];
	const look = (chosen: readonly string[], concerns = ["lines"]) =>
		findTreatments(treatments, { ...noAnswers, concerns, areas: chosen }, weights, areas);
	const { offered, leftOut } = look(["Frown"]);
	expect(offered.map(describeEffort)[1]).toMatch(
		/ · from \$260 per treatment \(frown\) · first course \$260 to \$325$/,
	);
	expect(leftOut.map(({ reasons }) => describeReasons(reasons))).toEqual([
		"Left out because it isn’t for the area that you chose.",
	]);
	expect([look([]).leftOut, look(["Frown"], ["lines", "volume"]).leftOut]).toEqual([[], []]);
});
