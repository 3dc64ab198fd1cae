import { createLinks } from "./links";

const secret = "0123456789abcdef0123456789abcdef";
const { check, path } = createLinks(secret);
const signature =
	new URL(path("K7QM-4XPD"), "https://www.elm.example").searchParams.get("signature") ?? "";

test("a signature counts for its reference and its secret alone", () => {
	expect(check("K7QM-4XPD", signature)).toBe(true);
	expect(check("K7QM-4XPC", signature)).toBe(false);
	expect(createLinks(secret.replace("0", "1")).check("K7QM-4XPD", signature)).toBe(false);
});

test.each([
	["half of it", signature.slice(0, 20)],
	[
		"one with another first character",
		(signature.startsWith("A") ? "B" : "A") + signature.slice(1),
	],
	["the same bytes written differently", `${signature}=`],
])("%s is no signature", (_name, forged) => expect(check("K7QM-4XPD", forged)).toBe(false));
