import { sampleProject } from "../../tests/support/content-fixture";
import { readSiteContent } from "../server/content";
import { forms } from ".";
import { appointmentFields } from "./appointment/form";
import { dayFields } from "./appointment/preferred-days";
import { messageFields } from "./message/form";

const content = readSiteContent(sampleProject().root);
const fields = { appointment: appointmentFields, message: messageFields };
const today = "2026-11-20";

test.each(Object.values(forms))(
	"each field of the $id form reaches the desk and the plain page",
	({ id, page, listFields, summarize }) => {
		const shown = listFields(content);
		const declared = Object.values(fields[id]).map(({ name }) => name);
		expect(shown.map(({ name }) => name)).toEqual(expect.arrayContaining(declared));

		const days = dayFields.flatMap((field) => Object.values(field).map(({ name }) => name));
		const forPeople = shown.filter(({ name }) => ![...days, "consent"].includes(name));
		const empty = summarize({}, content);
		for (const { name, options, groups } of forPeople) {
			const [option] = options ?? groups?.flatMap((group) => group.options) ?? [];
			const filled = summarize({ [name]: option?.value ?? "yes" }, content);
			expect({ name, rows: filled }).not.toEqual({ name, rows: empty });
		}
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

test("a wrong number is reported together with the other errors", () => {
	const sent = { name: "", phone: "0000000000", topic: "product", message: "In stock?" };
	expect(forms.message.check(sent, content, today)).toEqual({
		ok: false,
		errors: { phone: expect.stringMatching(/area code/), name: "Enter your name." },
	});
});
