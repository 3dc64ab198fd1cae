import {
	fillPlaceholders,
	findLinkTargets,
	splitLinks,
	splitUnbreakable,
	stripLinks,
} from "./markup";

test.each([
	["{city}: call {phone}, yes {phone}", "Tulsa: call 911, yes 911"],
	["{nested} {fone} {constructor}", "{city} {fone} {constructor}"],
])("%s is filled in once, with what's known: %s", (written, text) => {
	expect(fillPlaceholders(written, { phone: "911", city: "Tulsa", nested: "{city}" })).toBe(text);
});

test("a text is split into words and links", () => {
	const text = "Ask about [peels](/services/peels) or [the fee](/pricing#fee).";
	const links = [
		{ label: "peels", href: "/services/peels" },
		{ label: "the fee", href: "/pricing#fee" },
	];
	expect(splitLinks(text)).toEqual(["Ask about ", links[0], " or ", links[1], "."]);
	expect(stripLinks(text)).toBe("Ask about peels or the fee.");
	expect(findLinkTargets(text)).toEqual(links.map(({ href }) => href));
});

test.each([
	["call or text 918-555-0142 first", "tel:+19185550142"],
	["Text (918) 555-0142 about parking", "sms:+19185550142"],
	["Poison Control at 1-800-222-1222", "tel:+18002221222"],
	["First call 911, then us", "tel:911"],
	["[Call (918) 555-0142](/contact)", "/contact"],
	["doi 10.1007/s00266-021-02483-1, $988.50, 1911, 74012-9185", undefined],
	["[Not one] (in parentheses). [](/nowhere)", undefined],
])("what can be tapped in %j: %s", (text, href) => {
	const parts = splitLinks(text);
	expect(parts.flatMap((part) => (typeof part === "string" ? [] : part.href))).toEqual(
		href ? [href] : [],
	);
	expect(parts.map((part) => (typeof part === "string" ? part : part.label)).join("")).toBe(
		stripLinks(text),
	);
});

test.each([
	["3–6 sessions, 12–16 or $1,200–$1,500", ["3–6 sessions", "12–16", "$1,200–$1,500"]],
	[
		"May 14 from 9 am to 3:30 pm; 2.5 mm deep, 20–40 mL at 40 °C",
		["May 14", "9 am", "3:30 pm", "2.5 mm", "20–40 mL", "40 °C"],
	],
	[
		"Call (918) 555-0142; Broken Arrow, OK 74012. Wear SPF 30",
		["(918) 555-0142", "OK 74012", "SPF 30"],
	],
	["APRN, FNP-C: Light-Based, an e-mail’s copy", ["FNP-C", "Light-Based", "e-mail’s"]],
	["Esthetician / Certified Laser Technician", ["Esthetician /"]],
	["$95 per area, 9 reviews in 2025, a light-sensitizing medicine, 2024 – or so", []],
])("in %j these stay in one piece: %j", (text, kept) => {
	expect(splitUnbreakable(text).filter((_, index) => index % 2 === 1)).toEqual(kept);
	expect(splitUnbreakable(text).join("")).toBe(text);
});
