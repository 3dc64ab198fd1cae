import { createLinks } from "./links";

const secret = "0123456789abcdef0123456789abcdef";
const links = createLinks(secret, () => "https://www.elm.example");
const read = (path: string) => new URL(path, "https://www.elm.example").searchParams;
const signatureOf = (path: string): string => read(path).get("signature") ?? "";

test("a link is at the site's address, and says whose it is", () => {
	const path = links.path("desk", "K7QM-4XPD");
	expect(path).toMatch(/^\/api\/desk\?reference=K7QM-4XPD&signature=[\w-]{43}$/);
	expect(links.address("desk", "K7QM-4XPD")).toBe(`https://www.elm.example${path}`);
	expect(links.path("visitor", "K7QM-4XPD")).toMatch(/^\/api\/request\?reference=K7QM-4XPD&signature=[\w-]{43}$/);
});

test("a signature counts for its purpose, its reference and its secret alone", () => {
	const signature = signatureOf(links.path("visitor", "K7QM-4XPD"));
	expect(links.check("visitor", "K7QM-4XPD", signature)).toBe(true);
	expect(links.check("desk", "K7QM-4XPD", signature)).toBe(false);
	expect(links.check("visitor", "K7QM-4XPC", signature)).toBe(false);
	const next = secret.replace("0", "1");
	expect(createLinks(next, () => "").check("visitor", "K7QM-4XPD", signature)).toBe(false);
	expect(createLinks(next, () => "", secret).check("visitor", "K7QM-4XPD", signature)).toBe(true);
	expect(createLinks(next, () => "", secret).path("visitor", "K7QM-4XPD")).not.toContain(signature);
});

test.each([
	["nothing", () => ""],
	["half of it", (signature: string) => signature.slice(0, 20)],
	["one with more behind it", (signature: string) => `${signature}A`],
	["one with another first character", (signature: string) => (signature.startsWith("A") ? "B" : "A") + signature.slice(1)],
	["the same bytes written differently", (signature: string) => `${signature}=`],
	["text that is no base64url", () => "é".repeat(43)],
])("%s is no signature", (_name, forge) => {
	expect(links.check("desk", "K7QM-4XPD", forge(signatureOf(links.path("desk", "K7QM-4XPD"))))).toBe(false);
});
