import { findHoldReason } from "./request-handler";

const holdUnderMs = 2000;

test.each(["0", "1", "1999"])("a form sent within %s ms is held, and its reason doesn't say how fast it was", (elapsed) => {
	expect(findHoldReason("", elapsed, holdUnderMs)).toBe("Sent within 2 seconds");
});

test.each(["2000", "9999999999999", undefined, "", " ", "-1", "1.5", "1e3", "0x10", "soon", "1, 2", ["1", "2"], "9".repeat(400)])(
	"%j, which is long enough or no time at all, holds nothing",
	(elapsed) => {
		expect(findHoldReason("", elapsed, holdUnderMs)).toBeUndefined();
	},
);

test("the trap field holds a form, however long it took", () => {
	for (const elapsed of ["60000", undefined]) expect(findHoldReason("x", elapsed, holdUnderMs)).toBe("The trap field was filled in");
});

test("with a limit of 0, no form is too quick", () => {
	expect(findHoldReason("", "0", 0)).toBeUndefined();
});
