import { byCodes } from "./compare";

test("texts are sorted by character codes, days by time, and an empty text comes first", () => {
	expect(["2026-11-21", "", "2026-02-28", "2025-12-31"].sort(byCodes)).toEqual(["", "2025-12-31", "2026-02-28", "2026-11-21"]);
});

test("equal texts keep their order", () => {
	expect(byCodes("Sculptra", "Sculptra")).toBe(0);
});
