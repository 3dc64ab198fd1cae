import { fillPlaceholders, findLinkTargets, splitLinks, splitUnbreakable, stripLinks } from "./markup";

const facts = { phone: "(918) 555-0100", city: "Broken Arrow", nested: "{city}" };

test.each([
	["{city}: call {phone}, yes {phone}", "Broken Arrow: call (918) 555-0100, yes (918) 555-0100"],
	["call {fone} in {city}", "call {fone} in Broken Arrow"],
	["{nested}", "{city}"],
	["call us", "call us"],
	["call {constructor} {toString}", "call {constructor} {toString}"],
])("%s is filled in once, with what's known: %s", (written, text) => {
	expect(fillPlaceholders(written, facts)).toBe(text);
});

const text = "Ask about [peels](/services/chemical-peels) or [the fee](/pricing#consultation).";

test("a text is split into words and links", () => {
	expect(splitLinks(text)).toEqual([
		"Ask about ",
		{ label: "peels", href: "/services/chemical-peels" },
		" or ",
		{ label: "the fee", href: "/pricing#consultation" },
		".",
	]);
	expect(splitLinks("[Peels](/services/chemical-peels)")).toEqual([{ label: "Peels", href: "/services/chemical-peels" }]);
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
])("a phone number in %j can be tapped, once: %s", (text, href) => {
	const links = splitLinks(text).flatMap((part) => (typeof part === "string" ? [] : part.href));
	expect(links).toEqual(href ? [href] : []);
	expect(
		splitLinks(text)
			.map((part) => (typeof part === "string" ? part : part.label))
			.join(""),
	).toBe(stripLinks(text));
});

test.each(["No link at all.", "[Not one] (in parentheses).", "[](/nowhere)", ""])("%j stays as it is", (plain) => {
	expect(splitLinks(plain).join("")).toBe(plain);
	expect(stripLinks(plain)).toBe(plain);
});

test("without its links a text reads the same", () => {
	expect(stripLinks(text)).toBe("Ask about peels or the fee.");
});

test("link targets are found in their order", () => {
	expect(findLinkTargets(text)).toEqual(["/services/chemical-peels", "/pricing#consultation"]);
});

/** The parts of a text that must not break. */
const findKept = (text: string): string[] => splitUnbreakable(text).filter((_, index) => index % 2 === 1);

test.each([
	["7–10 days", ["7–10 days"]],
	["3–6 sessions, then every 12–16 weeks.", ["3–6 sessions", "12–16 weeks"]],
	["Most people need 12–16 treatments.", ["12–16"]],
	["From $110–$150, or $1,200–$1,500", ["$110–$150,", "$1,200–$1,500"]],
	["Monday to Thursday 9 am to 5 pm, Friday 9:30 am to 3 pm", ["9 am", "5 pm", "9:30 am", "3 pm"]],
	["three tablespoons (20–40 mL)", ["20–40 mL"]],
	["2.5 mm deep, with 20 mL at 40 °C", ["2.5 mm", "20 mL", "40 °C"]],
	["No makeup for 24 hours, no sun for 10 days.", ["24 hours", "10 days"]],
	["From October 14, 2025 to May 2.", ["October 14,", "May 2"]],
	["As of April 2026", ["April 2026"]],
	["Call (918) 555-0142, or 1-800-222-1222.", ["(918) 555-0142", "1-800-222-1222"]],
	["2530 N Elm Pl, Broken Arrow, OK 74012", ["OK 74012"]],
	["Wear SPF 30 or more", ["SPF 30"]],
	["Caleb Norwood, APRN, FNP-C", ["FNP-C"]],
	["Light-Based Therapy and GLP-1 Therapy", ["Light-Based", "GLP-1"]],
	["Licensed Esthetician / Certified Laser Technician", ["Esthetician /"]],
	["Step-free parking; an e-mail’s copy", ["Step-free", "e-mail’s"]],
])("in %j these stay in one piece: %j", (text, kept) => {
	// The parts alternate, from a breakable one on.
	expect(findKept(text)).toEqual(kept);
	expect(splitUnbreakable(text).join("")).toBe(text);
});

test.each(["", "Peels", "A text of several words.", "$95 per area, 9 reviews in 2025", "A light-sensitizing medicine", "From 2024 – or so"])(
	"%j has nothing to keep and is its own single part",
	(text) => {
		expect(splitUnbreakable(text)).toEqual([text]);
	},
);
