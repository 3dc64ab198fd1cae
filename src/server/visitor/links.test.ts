import { createLinks } from "./links";

const secret = "0123456789abcdef0123456789abcdef";
const { check, path } = createLinks(secret);
const owner = { reference: "K7QM-4XPD", replyTo: "maria@example.com" };
const signature =
	new URL(path(owner), "https://www.elm.example").searchParams.get("signature") ?? "";

test("a signature counts for its reference, its email address and its secret alone", () => {
	expect(check(owner, signature)).toBe(true);
	for (const other of [{ reference: "K7QM-4XPC" }, { replyTo: "mario@example.com" }])
		expect(check({ ...owner, ...other }, signature)).toBe(false);
	expect(createLinks(secret.replace("0", "1")).check(owner, signature)).toBe(false);
});

test.each([
	["half of it", signature.slice(0, 20)],
	[
		"one with another first character",
		(signature.startsWith("A") ? "B" : "A") + signature.slice(1),
	],
	["the same bytes written differently", `${signature}=`],
])("%s is no signature", (_name, forged) => expect(check(owner, forged)).toBe(false));
