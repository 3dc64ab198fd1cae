import { fillPlaceholders, findLinkTargets, splitLinks, splitUnbreakable, stripLinks } from "./markup";

const facts = { phone: "(918) 555-0100", city: "Broken Arrow", nested: "{city}" };

test.each([
	["{city}: call {phone}, yes {phone}", "Broken Arrow: call (918) 555-0100, yes (918) 555-0100"],
	["{nested}", "{city}"],
	["call {fone} {constructor}", "call {fone} {constructor}"],
])("%s is filled in once, with what's known: %s", (written, text) => {
	expect(fillPlaceholders(written, facts)).toBe(text);
});

test("a text is split into words and links; without its links it reads the same", () => {
	const text = "Ask about [peels](/services/chemical-peels) or [the fee](/pricing#consultation).";
	const [peels, fee] = [
		{ label: "peels", href: "/services/chemical-peels" },
		{ label: "the fee", href: "/pricing#consultation" },
	];
	expect(splitLinks(text)).toEqual(["Ask about ", peels, " or ", fee, "."]);
	expect(stripLinks(text)).toBe("Ask about peels or the fee.");
	expect(findLinkTargets(text)).toEqual([peels.href, fee.href]);
});

test.each([
	["Call (918) 555-0142.", "tel:+19185550142"],
	["call or text 918-555-0142 first", "tel:+19185550142"],
	["Text (918) 555-0142 about parking", "sms:+19185550142"],
	["Poison Control at 1-800-222-1222", "tel:+18002221222"],
	["First call 911, then us", "tel:911"],
	["For thoughts of suicide, call or text 988.", "tel:988"],
	["[Call (918) 555-0142](/contact)", "/contact"],
	["doi 10.1007/s00266-021-02483-1, $988.50, 1911, 74012-9185", undefined],
	["[Not one] (in parentheses). [](/nowhere)", undefined],
])("what can be tapped in %j: %s", (text, href) => {
	const parts = splitLinks(text);
	expect(parts.flatMap((part) => (typeof part === "string" ? [] : part.href))).toEqual(href ? [href] : []);
	expect(parts.map((part) => (typeof part === "string" ? part : part.label)).join("")).toBe(stripLinks(text));
});

test.each([
	["3–6 sessions, then every 12–16 weeks.", ["3–6 sessions", "12–16 weeks"]],
	["From $110–$150, or $1,200–$1,500", ["$110–$150,", "$1,200–$1,500"]],
	["Monday to Thursday 9 am to 5 pm, Friday 9:30 am to 3 pm", ["9 am", "5 pm", "9:30 am", "3 pm"]],
	["2.5 mm deep, with 20–40 mL at 40 °C", ["2.5 mm", "20–40 mL", "40 °C"]],
	["From October 14, 2025 to April 2026", ["October 14,", "April 2026"]],
	["Call (918) 555-0142, or 1-800-222-1222.", ["(918) 555-0142", "1-800-222-1222"]],
	["Broken Arrow, OK 74012. Wear SPF 30", ["OK 74012", "SPF 30"]],
	["Caleb Norwood, APRN, FNP-C: Light-Based Therapy, GLP-1", ["FNP-C", "Light-Based", "GLP-1"]],
	["Licensed Esthetician / Certified Laser Technician", ["Esthetician /"]],
	["Step-free parking; an e-mail’s copy", ["Step-free", "e-mail’s"]],
	["$95 per area, 9 reviews in 2025, A light-sensitizing medicine, 2024 – or so", []],
	["", []],
])("in %j these stay in one piece: %j", (text, kept) => {
	expect(splitUnbreakable(text).filter((_, index) => index % 2 === 1)).toEqual(kept);
	expect(splitUnbreakable(text).join("")).toBe(text);
});
