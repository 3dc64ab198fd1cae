import { readWindows1252, windowsLetters } from "./windows-1252";

test("quotation marks, dashes and letters with accents are read as Windows saves them", () => {
	const bytes = Uint8Array.from([0x93, 0x57, 0x65, 0x92, 0x72, 0x65, 0x94, 0x20, 0x96, 0x20, 0x5a, 0x6f, 0xeb, 0x20, 0x80]);
	expect(readWindows1252(bytes)).toBe("“We’re” – Zoë €");
});

test("there's a letter for each byte from 0x80", () => {
	expect(windowsLetters).toHaveLength(128);
	expect(windowsLetters[0x9f - 0x80]).toBe("Ÿ");
	expect(windowsLetters[0xff - 0x80]).toBe("ÿ");
});
