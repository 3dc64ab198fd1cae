import { describePlan } from "../plan/describe-plan";
import { readQuantity, suggestQuantity } from "./quantities";

test("a quantity is a whole number from 1 to 99", () => {
	expect(["1", " 12 ", "100", "0", "2.5", ""].map(readQuantity)).toEqual([
		1,
		12,
		undefined,
		undefined,
		undefined,
		undefined,
	]);
});

test.each([
	["the fewest treatments of a course", "session", "per treatment", null, 3],
	["one visit to talk", "session", "per visit", null, 1],
	["one series", "session", "per series", { price: "Face", quantity: 3 }, 1],
	["20 units", "unit", "per unit", null, 20],
	["a vial for each visit", "vial", "per vial", null, 3],
	["one month", "month", "per month", null, 1],
])("a line begins with %s", (_what, model, unit, replaces, quantity) => {
	expect(suggestQuantity({ model, unit, replaces }, { min: 3 })).toBe(quantity);
	expect(suggestQuantity({ model, unit, replaces }, null)).toBe(model === "unit" ? 20 : 1);
});

test("a plan is one line for the front desk; what doesn't fit is counted", () => {
	const line = { title: "Laser: Small", quantity: 3 };
	expect(describePlan([line, line], { low: 52000, high: 60000 })).toBe(
		"3 × Laser: Small; 3 × Laser: Small. Estimate: $520 to $600.",
	);
	const text = describePlan(new Array(40).fill(line), { low: 360000, high: 360000 });
	expect(text.length).toBeLessThanOrEqual(400);
	expect(text).toMatch(/^(?:3 × Laser: Small; ){20}20 more\. Estimate: \$3,600\.$/);
});
