import { sampleProject } from "../../tests/support/content-fixture";
import { readSiteContent } from "./content";
import { forms, isPhoneNumber } from "./form-definitions";

test.each(["(918) 555-0107", "918-555-0107 ext. 12", "+1 416 555 0123", "+49 30 901820", "011 49 30 901820"])("%s can be a phone number", (phone) => {
	expect(isPhoneNumber(phone, "US")).toBe(true);
});

test.each(["0000000000", "100-555-0107", "555-0107", "918 555 01070", "+999 12345678", "030 901820", "call me"])("%s can't", (phone) => {
	expect(isPhoneNumber(phone, "US")).toBe(false);
});

test("a number without a country code is one of the spa's country", () => {
	expect(isPhoneNumber("030 901820", "DE")).toBe(true);
});

test("the page of errors offers the weekdays and the windows that the page does, and a mail says what was chosen", () => {
	const fields = forms.appointment.listFields(content);
	const options = (name: string) => fields.find((field) => field.name === name)?.options?.map(({ value }) => value);
	expect(options("weekday-3")).toContain("monday");
	expect(options("weekday-3")).not.toContain("sunday");
	expect(options("time-3")).toContain("late");
	const rows = forms.appointment.summarize({ "day-1": "monday", "time-1": "late" }, content);
	expect(rows.find(({ term }) => term === "Days")?.detail).toMatch(/^Any Monday, late afternoon \(4 pm to 5 pm\)$/);
});

const content = readSiteContent(sampleProject().root);
const check = (input: unknown) => forms.message.check(input, content, "2026-11-20");
const right = { name: "Maria", phone: "", email: "maria@example.com", topic: "product", message: "In stock?", blank: "" };

test("a number that's wrong is said with all that's wrong, and a field's own message counts more", () => {
	expect(check({ ...right, phone: "0000000000" })).toEqual({ ok: false, errors: { phone: expect.stringMatching(/area code/) } });
	expect(check({ ...right, phone: "0000000000", name: "" })).toMatchObject({ ok: false, errors: { phone: expect.anything(), name: "Enter your name." } });
	expect(check({ ...right, phone: "1".repeat(41) })).toMatchObject({ ok: false, errors: { phone: expect.stringMatching(/^Shorten/) } });
});
