import type { Content } from "../load";
import { findMissingLicenseNumbers, findSamples } from "./samples";

const asContent = (lists: object): Content => lists as Content;

test("every mark is found, in lists and inside an entry, if it's true", () => {
	const content = asContent({
		reviews: [
			{ file: "content/reviews.json", at: "[0]", value: { name: "Dana W.", sample: true } },
			{ file: "content/reviews.json", at: "[1]", value: { name: "Gus R.", sample: false } },
		],
		services: [{ file: "content/services/a.json", at: "", value: { prices: [{ sample: false }, { sample: true }] } }],
		site: [{ file: "content/site.json", at: "", value: { award: { sample: true }, sample: true } }],
		packages: [{ file: "content/packages.json", at: "[2]", value: { parts: { sample: true } } }],
	});
	expect(findSamples(content)).toEqual([
		{ file: "content/reviews.json", path: "[0]" },
		{ file: "content/services/a.json", path: "prices[1]" },
		{ file: "content/site.json", path: "" },
		{ file: "content/site.json", path: "award" },
		{ file: "content/packages.json", path: "[2].parts" },
	]);
});

test('the text "true" isn\'t a mark', () => {
	expect(findSamples(asContent({ faqs: [{ file: "content/faqs.json", at: "[0]", value: { sample: "true" } }] }))).toEqual([]);
});

test("a license without a number is missing one, whether it's null or left out; a certificate has none", () => {
	const content = asContent({
		team: [
			{ file: "content/team/a.json", at: "", value: { licenses: ["nurse-practitioner", "registered-nurse"], licenseNumbers: { "registered-nurse": null } } },
			{ file: "content/team/b.json", at: "", value: { licenses: ["esthetician", "laser-technician"], licenseNumbers: { esthetician: "E1" } } },
			{ file: "content/team/c.json", at: "", value: { licenses: ["none"], licenseNumbers: {} } },
		],
	});
	expect(findMissingLicenseNumbers(content)).toEqual([
		{ file: "content/team/a.json", path: "licenseNumbers.nurse-practitioner" },
		{ file: "content/team/a.json", path: "licenseNumbers.registered-nurse" },
	]);
});
