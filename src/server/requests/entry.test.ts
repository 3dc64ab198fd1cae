import { computeEntryKey, computeFingerprint, formatMessageId, newReference } from "./entry";

test("the same content is the same fingerprint, whatever the order of its members", () => {
	expect(computeFingerprint({ a: "1", b: "x" })).toBe(computeFingerprint({ b: "x", a: "1" }));
	expect(computeFingerprint({ a: "1", b: "x" })).not.toBe(computeFingerprint({ a: "x", b: "1" }));
});

test("a key belongs to its form and its source, and a Message-ID holds nothing else", () => {
	const name = "k\r\nBcc: all@example.com";
	const key = computeEntryKey("message", "header", name);
	expect(new Set([key, computeEntryKey("appointment", "header", name), computeEntryKey("message", "content", name)]).size).toBe(3);
	expect(formatMessageId({ key }, 1, "elm.example")).toMatch(/^<[0-9a-f]{40}\.1@elm\.example>$/);
});

test("references have no characters that are mistaken for one another", () => {
	expect([...new Set(Array.from({ length: 23 }, (_, index) => newReference(() => index)[0]))].join("")).toBe("34679ACDEFGHJKMNPQRTWXY");
	expect(newReference((limit) => limit - 1)).toBe("YYYY-YYYY");
});
