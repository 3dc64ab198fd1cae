import { mailHref, smsHref } from "../../lib/business/facts";
import { fitIntoLink } from "./other-ways";

const address = "appointments-and-questions@the-longest-name-of-a-med-spa.example";

test("a text that fits stays as it is", () => {
	expect(fitIntoLink("Name: Ada\nMessage: Is it in stock?")).toBe("Name: Ada\nMessage: Is it in stock?");
});

test.each([
	["words", "Do you have parking for a van with a lift? ".repeat(75), /(?:\b(?:Do|you|have|parking|for|a|van|with|lift\?))… \(/],
	["one word", "x".repeat(100_000), /^x{1000,}… \(/],
	["emoji, each four bytes", "🌿".repeat(1500), /^🌿{50,}… \(/u],
	["a language without spaces", `Message: ${"請問停車場在哪裡".repeat(200)}`, /[請問停車場在哪裡]{50,}… \(/],
])("a link with a long text is shorter than 1,900 characters and says that there's more: %s", (_what, text, end) => {
	const fitted = fitIntoLink(text);
	expect(fitted).toMatch(end);
	for (const href of [mailHref(address, "Appointment request", fitted), smsHref("+19185550142", fitted)]) expect(href.length).toBeLessThan(1900);
});

test("half a character, which no link can have, is left out", () => {
	expect(fitIntoLink("a\ud83cb")).toBe("ab");
	expect(fitIntoLink("\ud83c".repeat(2000))).toBe("");
});
