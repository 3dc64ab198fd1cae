import { computeFingerprint, computeInquiryKey, newReference } from "./inquiry";

test("a fingerprint doesn't depend on the order of fields", () => {
	expect(computeFingerprint({ a: "1", b: "x" })).toBe(computeFingerprint({ b: "x", a: "1" }));
	expect(computeFingerprint({ a: "1", b: "x" })).not.toBe(computeFingerprint({ a: "x", b: "1" }));
});

test("a key belongs to its form and its source", () => {
	const keys = [
		computeInquiryKey("message", "header", "k"),
		computeInquiryKey("appointment", "header", "k"),
		computeInquiryKey("message", "content", "k"),
	];
	expect(new Set(keys).size).toBe(3);
});

test("references are easy to spell", () => {
	expect(
		[...new Set(Array.from({ length: 23 }, (_, index) => newReference(() => index)[0]))].join(""),
	).toBe("34679ACDEFGHJKMNPQRTWXY");
});
