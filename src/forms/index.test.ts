import { sampleProject } from "../../tests/support/content-fixture";
import { contactFields } from "../lib/forms/fields";
import { readSiteContent } from "../server/content";
import { forms } from ".";
import { dayFields } from "./appointment/preferred-days";

const content = readSiteContent(sampleProject().root);
const today = "2026-11-20";

test.each(Object.values(forms))(
	"each field of the $id form is checked, and reaches the desk and the plain page",
	({ fields, page, check, listFields, summarize }) => {
		const shown = listFields(content);
		const declared = Object.values(fields).map(({ name }) => name);
		expect(shown.map(({ name }) => name)).toEqual(expect.arrayContaining(declared));

		const days = dayFields.flatMap((field) => Object.values(field).map(({ name }) => name));
		const forPeople = shown.filter(({ name }) => ![...days, "consent"].includes(name));
		const empty = summarize({}, content);
		for (const { name, options, groups } of forPeople) {
			const [option] = options ?? groups?.flatMap((group) => group.options) ?? [];
			const filled = summarize({ [name]: option?.value ?? "yes" }, content);
			expect({ name, rows: filled }).not.toEqual({ name, rows: empty });
		}
		// Somebody who has left counts as no preference.
		for (const name of declared.filter((each) => each !== "provider"))
			expect(check({ [name]: "\u0000" }, content, today)).toMatchObject({
				errors: { [name]: expect.stringMatching(/./) },
			});
		expect(content.readSent(page)).toMatchObject({ heading: expect.stringMatching(/./) });
	},
);

test.each(Object.values(forms))("the $id form refuses a number that can't exist", (form) => {
	const check = (phone: string) => form.check({ phone }, content, today);
	const errors = { phone: expect.stringMatching(/area code/) };
	for (const wrong of ["0000000000", "555-0107"]) expect(check(wrong)).toMatchObject({ errors });
	expect(check("1".repeat(41))).toMatchObject({
		errors: { phone: expect.stringMatching(/^Shorten/) },
	});
	for (const right of ["918-555-0107 ext. 12", "+49 30 901820", ""])
		expect(check(right)).not.toMatchObject({ errors });
});

test("nothing that names a form is another form's", () => {
	const all = Object.values(forms);
	expect(Object.keys(forms)).toEqual(all.map(({ id }) => id));
	for (const values of [
		all.map(({ page }) => page),
		all.map(({ endpoint }) => endpoint),
		all.map(({ title }) => title),
		all.map(({ noun }) => noun),
	])
		expect(new Set(values.filter(Boolean)).size).toBe(all.length);
});

test.each(Object.values(forms))(
	"the desk finds the rows of the $id form, and the export keeps each",
	({ endpoint, inboxRows, summarize }) => {
		expect(endpoint).toMatch(/^\/api\/[a-z-]+$/);
		const rows = summarize({}, content);
		const ids = rows.map(({ id }) => id);
		const named = [...inboxRows, ...Object.values(contactFields).map(({ name: id }) => ({ id }))];
		expect(ids).toEqual(expect.arrayContaining(named.map(({ id }) => id)));
		expect(inboxRows).not.toEqual([]);
		const terms = rows.map(({ term }) => term).filter(Boolean);
		expect(new Set(terms).size).toBe(rows.length);
	},
);

test("a wrong number is reported together with the other errors", () => {
	const sent = { name: "", phone: "0000000000", topic: "product", message: "In stock?" };
	expect(forms.message.check(sent, content, today)).toEqual({
		ok: false,
		errors: { phone: expect.stringMatching(/area code/), name: "Enter your name." },
	});
});
