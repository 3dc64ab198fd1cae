import { mailHref, smsHref } from "../../lib/business/facts";
import { fitIntoLink } from "./other-ways";

test.each([
	["Name: Ada\nMessage: Is it in stock?", "Name: Ada\nMessage: Is it in stock?"],
	// Half a character, which no link can have.
	["a\ud83cb", "ab"],
])("the text %j fits", (text, fitted) => {
	expect(fitIntoLink(text)).toBe(fitted);
});

test.each([
	["words", "Do you have a lift? ".repeat(150), /(?:Do|you|have|a|lift\?)… \(/],
	["one word", "x".repeat(100_000), /^x{1000,}… \(/],
	["emoji, each four bytes", "🌿".repeat(1500), /^🌿{50,}… \(/u],
])("a link has less than 1,900 characters and says that there's more: %s", (_what, text, end) => {
	const fitted = fitIntoLink(text);
	expect(fitted).toMatch(end);
	const address = "appointments-and-questions@the-longest-name-of-a-med-spa.example";
	for (const href of [
		mailHref(address, "Appointment request", fitted),
		smsHref("+19185550142", fitted),
	])
		expect(href.length).toBeLessThan(1900);
});
