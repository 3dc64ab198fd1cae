/**
 * What Windows-1252 has for the bytes from 0x80 to 0xFF, in their order. TextDecoder of Node.js 20 decodes the first 32 of them as control characters, so
 * they're written out.
 */
export const windowsLetters: readonly string[] = [
	..."€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ",
	...Array.from({ length: 96 }, (_, index) => String.fromCharCode(0xa0 + index)),
];

/** A text in Windows-1252, which any bytes can be read as. */
export const readWindows1252 = (bytes: Uint8Array): string =>
	Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : (windowsLetters[byte - 0x80] ?? ""))).join("");
