import { findHoldReason } from "./posted-form";

const quick = "Sent within 2 seconds";
test.each([
	["", "1999", quick],
	["", "2000", undefined],
	["", undefined, undefined],
	["", "1e3", undefined],
	["x", "60000", "The trap field was filled in"],
])("a form with %j in its trap field, sent after %s ms: %s", (blank, elapsed, reason) =>
	expect(findHoldReason(blank, elapsed, 2000)).toBe(reason),
);
