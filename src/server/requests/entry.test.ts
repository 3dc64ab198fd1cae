import { randomInt } from "node:crypto";
import { computeEntryKey, computeFingerprint, formatMessageId, newReference } from "./entry";

test("the same content is the same fingerprint, whatever the order of its members", () => {
	expect(computeFingerprint({ a: "1", b: "x" })).toBe(computeFingerprint({ b: "x", a: "1" }));
	expect(computeFingerprint({ a: "1", b: "x" })).not.toBe(computeFingerprint({ a: "x", b: "1" }));
});

test("a key belongs to its form and its source", () => {
	const keys = [computeEntryKey("message", "header", "k"), computeEntryKey("appointment", "header", "k"), computeEntryKey("message", "content", "k")];
	expect(new Set(keys).size).toBe(3);
	expect(computeEntryKey("message", "header", "k")).toBe(keys[0]);
});

test("the Message-ID is the key's and holds nothing else", () => {
	const key = computeEntryKey("message", "header", "k\r\nBcc: all@example.com");
	expect(formatMessageId({ key }, 1, "elm.example")).toMatch(/^<[0-9a-f]{40}\.1@elm\.example>$/);
});

test("references are eight characters that cannot be mistaken for one another", () => {
	for (let count = 0; count < 100; count += 1) expect(newReference(randomInt)).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{4}-[34679ACDEFGHJKMNPQRTWXY]{4}$/);
	expect(newReference((limit) => limit - 1)).toBe("YYYY-YYYY");
});
