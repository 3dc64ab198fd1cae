import { computeEntryKey, computeFingerprint, formatMessageId, newReference } from "./entry";

test("a fingerprint doesn't depend on the order of fields", () => {
	expect(computeFingerprint({ a: "1", b: "x" })).toBe(computeFingerprint({ b: "x", a: "1" }));
	expect(computeFingerprint({ a: "1", b: "x" })).not.toBe(computeFingerprint({ a: "x", b: "1" }));
});

test("a key belongs to its form and its source", () => {
	const name = "k\r\nBcc: all@example.com";
	const key = computeEntryKey("message", "header", name);
	expect(new Set([key, computeEntryKey("appointment", "header", name), computeEntryKey("message", "content", name)]).size).toBe(3);
	expect(formatMessageId({ key }, 1, "elm.example")).toMatch(/^<[0-9a-f]{40}\.1@elm\.example>$/);
});

test("references are easy to spell", () => {
	expect([...new Set(Array.from({ length: 23 }, (_, index) => newReference(() => index)[0]))].join("")).toBe("34679ACDEFGHJKMNPQRTWXY");
	expect(newReference((limit) => limit - 1)).toBe("YYYY-YYYY");
});
