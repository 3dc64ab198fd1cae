import { sampleServices as services } from "../../../../tests/support/sample-prices";
import { writePlanText } from "./describe-plan";
import {
	compareBudget,
	countVisits,
	createLine,
	emptyPlan,
	hasBase,
	listPlanned,
	readPlan,
	replaceLines,
	writePlan,
} from "./plan";

/** A line in short: "3 laser/Small". */
const line = (text: string) => ({
	quantity: text.slice(0, text.indexOf(" ")),
	key: text.slice(text.indexOf(" ") + 1),
});
const plan = (...lines: string[]) => listPlanned(services, lines.map(line));

test("a plan is restored from an address, without what's invalid", () => {
	const query = writePlan(plan("3 laser/Small", "1 filler/Half syringe"), {
		event: "2027-05-15",
		budget: 1000,
	});
	const lines = ["3 laser/Small", "1 filler/Half syringe"].map((text) => ({
		...line(text),
		typed: true,
	}));
	expect(readPlan(new URLSearchParams(query))).toEqual({
		lines,
		event: "2027-05-15",
		budget: 1000,
	});
	expect(readPlan(new URLSearchParams("plan=100+a/b&plan=My+plan&event=soon&budget=lots"))).toEqual(
		emptyPlan,
	);
	expect(readPlan(new URLSearchParams("plan=1+a/b&".repeat(9))).lines).toHaveLength(8);
});

test("lines without a price or a quantity don't count", () => {
	expect(plan("1 laser/Huge", "0 laser/Small", "2 toxin/Jaw")).toMatchObject([
		{ title: "Toxin: Jaw", low: 100000, high: 140000 },
	]);
});

test("an add-on counts only beside a treatment that it can be added to", () => {
	const count = (...lines: string[]) => plan("1 light/Added", ...lines).filter(hasBase).length;
	expect([count(), count("1 peel/Light"), count("1 facial/Deluxe")]).toEqual([0, 1, 2]);
});

test("a treatment's lines replace another's, or go to the end", () => {
	const lines = ["1 laser/Small", "1 peel/Light", "1 "].map(line);
	const added = services.slice(0, 1).flatMap((facial) => createLine(facial));
	const replace = (slug: string, by = added) => replaceLines(lines, slug, by).map(({ key }) => key);
	expect(replace("laser")).toEqual(["facial/Classic", "peel/Light"]);
	expect(replace("facial")).toEqual(["laser/Small", "peel/Light", "facial/Classic"]);
	expect(replace("peel", [])).toEqual(["laser/Small"]);
});

test.each([
	["4 laser/Small", 4],
	["1 laser/Small, series of six", 6],
	["20 toxin/Unit", 1],
])("%s takes %d visits", (text, visits) => {
	expect(countVisits(plan(text))).toBe(visits);
});

test.each([
	[100, 200, 200, "These visits are within your budget of $200."],
	[100, 200, 150, "Up to $50 over your budget of $150."],
	[300, 300, 150, "$150 over your budget of $150."],
])("a total of %d to %d and a budget of %s: %s", (low, high, budget, text) => {
	expect(compareBudget({ low: low * 100, high: high * 100 }, budget)).toBe(text);
});

test("a text message has all of a plan, and loses dates first", () => {
	const total = { low: 100000, high: 140000 };
	const visits = ["2027-04-01", "2027-05-01"].map((day) => ({ slug: "toxin", day }));
	expect(
		writePlanText(
			"Elm Place",
			plan("2 toxin/Jaw"),
			{ event: "2027-05-15", budget: 1500 },
			total,
			visits,
		).split("\n"),
	).toEqual([
		"My plan for Elm Place",
		"2 × Toxin: Jaw, $1,000 to $1,400, by Thu, Apr 1; Sat, May 1",
		"Event: May 15, 2027",
		"Total: $1,000 to $1,400 (budget $1,500)",
	]);
	const long = plan(...new Array(8).fill("1 toxin/Jaw")).map((each) => ({
		...each,
		title: each.title.repeat(5),
	}));
	const text = writePlanText("Elm Place", long, { event: "", budget: null }, total, visits);
	expect(text.length).toBeLessThanOrEqual(400);
	expect([text.includes("Apr"), /\d more\nTotal/.test(text)]).toEqual([false, true]);
});
