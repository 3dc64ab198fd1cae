import { checkMessage, findMessageErrors } from "./check";

const right = {
	name: "Maria",
	phone: "",
	email: "maria@example.com",
	topic: "product",
	message: "In stock?",
	blank: "",
};

test.each<[string, Record<string, unknown>, string[]]>([
	["what is right", {}, []],
	["only a phone number", { email: "", phone: "918 555 0107" }, []],
	["no name", { name: "" }, ["name"]],
	["no way to answer", { email: "" }, ["email"]],
	["no way to answer but invisible marks", { email: "\u200b", phone: "\u2060" }, ["email"]],
	["no words", { message: " \n " }, ["message"]],
	["too many words", { message: "x".repeat(3001) }, ["message"]],
	// The patterns mustn't take seconds for it.
	[
		"60 kB of commas",
		{ phone: `${",".repeat(60_000)}x`, email: `${",".repeat(60_000)}x` },
		["phone", "email"],
	],
])("%s: errors at %j", (_what, changes, fields) => {
	const checked = checkMessage({ ...right, ...changes });
	expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual(fields);
});

test.each([
	["phone", "(918) 555\u20110107", "(918) 555-0107"],
	["phone", "\u202a+1 918\u00a0555 0107\u202c", "+1 918 555 0107"],
	["phone", "918.555.0107 extension 12", "918.555.0107 ext. 12"],
	["phone", "918 555 0107x12", "918 555 0107 ext. 12"],
	["phone", "918-555-0107 ext 12 (work phone).", "918-555-0107 ext. 12"],
	["phone", "\uff0b\uff11 918\u2060 555\u200e \u22120107", "+1 918 555 -0107"],
	["email", "o’brien@example.com", "o'brien@example.com"],
	["email", "mailto:maria@example.com.", "maria@example.com"],
	["email", "Maria Lopez <maria@example.com>;", "maria@example.com"],
	["email", "maria\u200b@Example.COM", "maria@example.com"],
])("the %s %j is taken as %j", (field, typed, kept) => {
	expect(checkMessage({ ...right, [field]: typed })).toEqual({
		ok: true,
		values: { ...right, [field]: kept },
	});
});

// Whether a number can be one of a country's is for the server: src/forms/index.test.ts.
test.each([
	...[
		"555-0107",
		"918 555 0107 or 918 555 0108",
		"918 555 0107 918 555 0107",
		"(cell)",
		"918 555 0107 (after five)",
	].map((phone) => ({ phone })),
	...[
		"maria@example",
		"@example.com",
		"maria@@example.com",
		"ma ria@example.com",
		"maria..l@example.com",
	].map((email) => ({ email })),
	...["a@b.com, c@d.com", "a@b.com\nBcc: c@d.com"].map((email) => ({ email })),
])("%j is asked for again", (wrong) => {
	expect(checkMessage({ ...right, ...wrong }).ok).toBe(false);
});

test("a misspelled address passes, but the page asks about it once", () => {
	const wrong = { ...right, email: "maria@gmail.con," };
	expect(checkMessage(wrong)).toMatchObject({ ok: true, values: { email: "maria@gmail.con" } });
	expect(findMessageErrors(wrong)).toEqual({ "email-asked": "Did you mean maria@gmail.com?" });
	expect(findMessageErrors({ ...wrong, "email-asked": wrong.email })).toEqual({});
	expect(
		Object.keys(
			findMessageErrors({
				...wrong,
				email: "maria@gmail.cmo",
				"email-asked": wrong.email,
				phone: "12",
			}),
		),
	).toEqual(["email-asked", "phone"]);
	expect(Object.keys(findMessageErrors({ ...right, email: "maria lopez@gmail.con" }))).toEqual([
		"email",
	]);
});
