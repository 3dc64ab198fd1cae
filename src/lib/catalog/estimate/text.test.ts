import { sampleServices } from "../../../../tests/support/sample-offers";
import { createCatalog } from "./catalog";
import { describePlan, formatAmounts } from "./text";

const catalog = createCatalog(sampleServices);

test("a range is one amount or two", () => {
	expect(formatAmounts({ low: 59000, high: 59000 })).toBe("$590");
	expect(formatAmounts({ low: 59000, high: 79550 })).toBe("$590 to $795.50");
});

test("a plan is one line for the front desk", () => {
	const lines = [
		{ service: "laser", price: "Small", quantity: 3 },
		{ service: "toxin", price: "Unit", quantity: 20 },
	];
	expect(describePlan(lines, { low: 52000, high: 52000 }, catalog)).toBe("3 × Laser: Small; 20 × Toxin: Unit. Estimate: $520.");
});

test("a plan that's too long for a note counts what doesn't fit", () => {
	const lines = Array.from({ length: 40 }, () => ({ service: "laser", price: "Small", quantity: 1 }));
	const text = describePlan(lines, { low: 360000, high: 360000 }, catalog);
	expect(text.length).toBeLessThanOrEqual(400);
	expect(text).toMatch(/^(?:1 × Laser: Small; ){20}20 more\. Estimate: \$3,600\.$/);
});
