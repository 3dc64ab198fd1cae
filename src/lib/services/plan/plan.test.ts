import { sampleServices } from "../../../../tests/support/sample-offers";
import { compareBudget, countVisits, createLine, emptyPlan, hasBase, listPlanned, readPlan, replaceLines, writePlan } from "./plan";
import { writePlanText } from "./text";

const services = sampleServices.map((service) => ({
	...service,
	prices: service.prices.map((price) => (price.name === "Added" ? { ...price, addedTo: ["facial"] } : price)),
}));
const line = (key: string, quantity = "1") => ({ key, quantity });
const plan = (...lines: ReturnType<typeof line>[]) => listPlanned(services, lines);

test("an address brings a plan back, and what it can't mean is left out", () => {
	const query = writePlan(plan(line("laser/Small", "3"), line("filler/Half syringe")), { event: "2027-05-15", budget: 1000 });
	expect(readPlan(new URLSearchParams(query))).toEqual({
		lines: [
			{ key: "laser/Small", quantity: "3", typed: true },
			{ key: "filler/Half syringe", quantity: "1", typed: true },
		],
		event: "2027-05-15",
		budget: 1000,
	});
	expect(readPlan(new URLSearchParams("plan=100+a/b&plan=My+plan&event=soon&budget=lots"))).toEqual(emptyPlan);
	expect(readPlan(new URLSearchParams("plan=1+a/b&".repeat(9))).lines).toHaveLength(8);
});

test("lines without a treatment, a price or a quantity don't count", () => {
	const lines = [line(""), line("laser/Huge"), line("laser/Small", "0"), line("toxin/Jaw", "2")];
	expect(plan(...lines)).toMatchObject([{ title: "Toxin: Jaw", low: 100000, high: 140000 }]);
});

test("what's only added to a treatment counts beside it, and not alone or beside another", () => {
	const count = (...keys: string[]) => plan(...keys.map((key) => line(key))).filter(hasBase).length;
	expect(["peel/Light", "facial/Deluxe"].map((key) => count("light/Added", key))).toEqual([1, 2]);
	expect(count("light/Added")).toBe(0);
});

test("a treatment takes the place of another, or the end", () => {
	const lines = [line("laser/Small"), line("peel/Light"), line("")];
	const added = services.slice(0, 1).flatMap((facial) => createLine(facial));
	expect(replaceLines(lines, "laser", added).map(({ key }) => key)).toEqual(["facial/Classic", "peel/Light"]);
	expect(replaceLines(lines, "facial", added).map(({ key }) => key)).toEqual(["laser/Small", "peel/Light", "facial/Classic"]);
	expect(replaceLines(lines, "peel", [])).toEqual([lines[0]]);
});

test.each([
	["laser/Small", "4", 4],
	["laser/Small, series of six", "1", 6],
	["toxin/Unit", "20", 1],
])("%s × %s takes %d visits", (key, quantity, visits) => {
	expect(countVisits(plan(line(key, quantity)))).toBe(visits);
});

test.each([
	[100, 200, null, undefined],
	[100, 200, 200, "These visits are within your budget of $200."],
	[100, 200, 150, "Up to $50 over your budget of $150."],
	[300, 300, 150, "$150 over your budget of $150."],
])("a total of %d to %d and a budget of %s: %s", (low, high, budget, text) => {
	expect(compareBudget({ low: low * 100, high: high * 100 }, budget)).toBe(text);
});

test("a text message has the treatments, the days, the event and the total; dates first, then treatments are left to the link", () => {
	const total = { low: 100000, high: 140000 };
	const visits = ["2027-04-01", "2027-05-01"].map((day) => ({ slug: "toxin", day }));
	expect(writePlanText("Elm Place", plan(line("toxin/Jaw", "2")), { event: "2027-05-15", budget: 1500 }, total, visits).split("\n")).toEqual([
		"My plan for Elm Place",
		"2 × Toxin: Jaw, $1,000 to $1,400, by Thu, Apr 1; Sat, May 1",
		"Event: May 15, 2027",
		"Total: $1,000 to $1,400 (budget $1,500)",
	]);
	const many = plan(...new Array(8).fill(line("toxin/Jaw"))).map((each) => ({ ...each, title: each.title.repeat(5) }));
	const text = writePlanText("Elm Place", many, { event: "", budget: null }, total, visits);
	expect(text.length).toBeLessThanOrEqual(400);
	expect(text).toMatch(/\d more\nTotal/);
	expect(text).not.toContain("Apr");
});
