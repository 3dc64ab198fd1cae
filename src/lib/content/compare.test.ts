import { byCodes } from "./compare";

test("texts stand by their characters' codes, days by time, nothing before everything", () => {
	expect(["2026-11-21", "", "2026-02-28", "2025-12-31"].sort(byCodes)).toEqual(["", "2025-12-31", "2026-02-28", "2026-11-21"]);
});

test("of equal texts none comes first", () => {
	expect(byCodes("Sculptra", "Sculptra")).toBe(0);
});
