import { describePlan } from "../plan/text";
import { nameUnit, readQuantity, suggestQuantity } from "./text";

test.each([
	["1", 1],
	[" 12 ", 12],
	["100", undefined],
	["0", undefined],
	["2.5", undefined],
	["", undefined],
])("%j is the quantity %s", (text, quantity) => {
	expect(readQuantity(text)).toBe(quantity);
});

test.each([
	["per treatment", 3, "treatments"],
	["per half syringe", 1, "half syringe"],
	["per series", 2, "series"],
	["once", 2, "times"],
])("%s, %d: %s", (unit, quantity, name) => {
	expect(nameUnit(unit, quantity)).toBe(name);
});

test.each([
	["the fewest treatments of a course", { model: "session", unit: "per treatment", replaces: null }, { min: 3 }, 3],
	["one visit to talk", { model: "session", unit: "per visit", replaces: null }, { min: 3 }, 1],
	["one series", { model: "session", unit: "per series", replaces: { price: "Face", quantity: 3 } }, { min: 3 }, 1],
	["one treatment, if a course has no end", { model: "session", unit: "per treatment", replaces: null }, null, 1],
	["20 units", { model: "unit", unit: "per unit", replaces: null }, { min: 1 }, 20],
	["a vial for each visit", { model: "vial", unit: "per vial", replaces: null }, { min: 2 }, 2],
	["one month", { model: "month", unit: "per month", replaces: null }, { min: 3 }, 1],
])("a line begins with %s", (_what, price, sessions, quantity) => {
	expect(suggestQuantity(price, sessions)).toBe(quantity);
});

test("a plan is one line for the front desk; what doesn't fit is counted", () => {
	const line = { title: "Laser: Small", quantity: 1 };
	expect(describePlan([{ ...line, quantity: 3 }, line], { low: 52000, high: 60000 })).toBe("3 × Laser: Small; 1 × Laser: Small. Estimate: $520 to $600.");
	const text = describePlan(new Array(40).fill(line), { low: 360000, high: 360000 });
	expect(text.length).toBeLessThanOrEqual(400);
	expect(text).toMatch(/^(?:1 × Laser: Small; ){20}20 more\. Estimate: \$3,600\.$/);
});
