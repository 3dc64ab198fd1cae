import { sampleProject } from "../../tests/support/content-fixture";
import { readSiteContent } from "./content";
import { forms, isPhoneNumber } from "./form-definitions";

const content = readSiteContent(sampleProject().root);

test.each([
	["918-555-0107 ext. 12", true],
	["+49 30 901820", true],
	["0000000000", false],
	["555-0107", false],
])("%s can be a phone number in the US: %s", (phone, isOne) =>
	expect(isPhoneNumber(phone, "US")).toBe(isOne),
);

test("a wrong number is said with all that's wrong", () => {
	const right = {
		name: "Maria",
		phone: "",
		email: "maria@example.com",
		topic: "product",
		message: "In stock?",
		blank: "",
	};
	const check = (changes: object) =>
		forms.message.check({ ...right, ...changes }, content, "2026-11-20");
	expect(check({ phone: "0000000000", name: "" })).toEqual({
		ok: false,
		errors: { phone: expect.stringMatching(/area code/), name: "Enter your name." },
	});
	expect(check({ phone: "1".repeat(41) })).toMatchObject({
		ok: false,
		errors: { phone: expect.stringMatching(/^Shorten/) },
	});
});
