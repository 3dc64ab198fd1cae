import { checkMessage, findMessageErrors } from "./message-schema";

const right = { name: "Maria", phone: "", email: "maria@example.com", topic: "product", message: "In stock?", blank: "" };

test("what is right passes, with either way to answer", () => {
	expect(checkMessage(right)).toEqual({ ok: true, values: right });
	expect(checkMessage({ ...right, email: "", phone: "918 555 0107" }).ok).toBe(true);
});

test.each<[string, Record<string, unknown>, string]>([
	["no name", { name: "" }, "name"],
	["no way to answer", { email: "" }, "email"],
	["no topic", { topic: "" }, "topic"],
	["no way to answer but invisible marks", { email: "\u200b", phone: "\u2060" }, "email"],
	["no words", { message: " \n " }, "message"],
	["too many words", { message: "x".repeat(3001) }, "message"],
])("%s is said at its field, alone", (_what, changes, field) => {
	const checked = checkMessage({ ...right, ...changes });
	expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual([field]);
});

test.each([
	["(918) 555\u20110107", "(918) 555-0107"],
	["\u202a+1 918\u00a0555 0107\u202c", "+1 918 555 0107"],
	["918.555.0107 extension 12", "918.555.0107 ext. 12"],
	["918 555 0107x12", "918 555 0107 ext. 12"],
	["918 555 0107;ext=12", "918 555 0107 ext. 12"],
	["tel:+19185550107", "+19185550107"],
	["918-555-0107 ext 12 (work phone).", "918-555-0107 ext. 12"],
	["\uff0b\uff11 918\u2060 555\u200e \u22120107", "+1 918 555 -0107"],
	["011 49 30 901820", "011 49 30 901820"],
])("the phone number %j is taken as %j", (phone, kept) => {
	expect(checkMessage({ ...right, phone })).toEqual({ ok: true, values: { ...right, phone: kept } });
});

test.each([
	["a&b@example.com", "a&b@example.com"],
	["o’brien@example.com", "o'brien@example.com"],
	["mailto:maria@example.com.", "maria@example.com"],
	["Maria Lopez <maria@example.com>;", "maria@example.com"],
	["maria\u200b@example.com", "maria@example.com"],
	["Maria@Example.COM", "Maria@example.com"],
])("the email address %j is taken as %j", (email, kept) => {
	expect(checkMessage({ ...right, email })).toEqual({ ok: true, values: { ...right, email: kept } });
});

// Whether a number can be one of a country's is for the server: src/server/form-definitions.test.ts.
test.each([
	...["555-0107", "918 555 0107 or 918 555 0108", "918 555 0107 918 555 0107", "(cell)", "918 555 0107 (after five)"].map((phone) => ({ phone })),
	...["maria@example", "@example.com", "maria@@example.com", "ma ria@example.com", "maria..l@example.com"].map((email) => ({ email })),
	...["a@b.com, c@d.com", "a@b.com\nBcc: c@d.com"].map((email) => ({ email })),
])("%j is asked for again", (wrong) => {
	expect(checkMessage({ ...right, ...wrong }).ok).toBe(false);
});

test("a long run of what could be punctuation is refused, without a wait", () => {
	const long = `${",".repeat(60_000)}x`;
	const checked = checkMessage({ ...right, phone: long, email: long });
	expect(checked.ok ? [] : Object.keys(checked.errors).sort()).toEqual(["email", "phone"]);
});

test("an address that looks misspelled passes; the page asks about it, until the visitor says that it's right", () => {
	const wrong = { ...right, email: "maria@gmail.con," };
	expect(checkMessage(wrong)).toMatchObject({ ok: true, values: { email: "maria@gmail.con" } });
	expect(findMessageErrors(wrong)).toEqual({ "email-asked": "Did you mean maria@gmail.com?" });
	expect(findMessageErrors({ ...wrong, "email-asked": wrong.email })).toEqual({});
	expect(findMessageErrors({ ...wrong, email: "maria@gmail.cmo", "email-asked": wrong.email })).toHaveProperty("email-asked");
});

test("the question comes with the errors of other fields, and not with one of its own", () => {
	expect(Object.keys(findMessageErrors({ ...right, email: "maria@gmail.con", phone: "12" })).sort()).toEqual(["email-asked", "phone"]);
	expect(Object.keys(findMessageErrors({ ...right, email: "maria lopez@gmail.con" }))).toEqual(["email"]);
});
