import { createLinks } from "./links";

const secret = "0123456789abcdef0123456789abcdef";
const links = createLinks(secret);
const signatureOf = (path: string): string => new URL(path, "https://www.elm.example").searchParams.get("signature") ?? "";
const signature = signatureOf(links.path("K7QM-4XPD"));

test("a signature counts for its reference and its secret alone", () => {
	expect(links.check("K7QM-4XPD", signature)).toBe(true);
	expect(links.check("K7QM-4XPC", signature)).toBe(false);
	const next = secret.replace("0", "1");
	expect(createLinks(next).check("K7QM-4XPD", signature)).toBe(false);
});

test.each([
	["nothing", () => ""],
	["half of it", () => signature.slice(0, 20)],
	["one with more behind it", () => `${signature}A`],
	["one with another first character", () => (signature.startsWith("A") ? "B" : "A") + signature.slice(1)],
	["the same bytes written differently", () => `${signature}=`],
	["text that is no base64url", () => "é".repeat(43)],
])("%s is no signature", (_name, forge) => {
	expect(links.check("K7QM-4XPD", forge())).toBe(false);
});
