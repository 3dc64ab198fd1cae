import { issuesOf } from "../../../tests/support/entries";
import { day, faq, href, line, link, localSecond, paragraph, picture, proseSection, sample, seo, slug } from "./parts";

const right = (schema: Parameters<typeof issuesOf>[0], values: readonly unknown[]) => {
	test.each(values.map((value) => [value]))("right: %j", (value) => {
		expect(issuesOf(schema, value)).toEqual([]);
	});
};
const wrong = (schema: Parameters<typeof issuesOf>[0], values: readonly (readonly [unknown, string])[]) => {
	test.each(values)("wrong: %j is %s", (value, code) => {
		expect(issuesOf(schema, value)).toEqual([`: ${code}`]);
	});
};

describe("slug", () => {
	right(slug, ["hydrafacial", "glp-1-therapy", "4d-lift"]);
	wrong(slug, [
		["", "invalid_format"],
		["Hydrafacial", "invalid_format"],
		["chemical peels", "invalid_format"],
		["chemical_peels", "invalid_format"],
		["-peels", "invalid_format"],
		["peels-", "invalid_format"],
		["chemical--peels", "invalid_format"],
		["é", "invalid_format"],
		[7, "invalid_type"],
	]);
});

describe("picture", () => {
	right(picture, ["hero-stones-dusk.jpg", "logo.png"]);
	wrong(picture, [
		["hero.webp", "invalid_format"],
		["hero.jpeg", "invalid_format"],
		["Hero.jpg", "invalid_format"],
		["media/hero.jpg", "invalid_format"],
		["../hero.jpg", "invalid_format"],
		["hero.jpg.exe", "invalid_format"],
		["hero.svg", "invalid_format"],
		[null, "invalid_type"],
	]);
});

describe("day", () => {
	right(day, ["2025-09-30", "2028-02-29"]);
	wrong(day, [
		["2025-9-30", "invalid_format"],
		["2025-02-30", "invalid_format"],
		["2027-02-29", "invalid_format"],
		["09/30/2025", "invalid_format"],
		["2025-09-30T00:00:00", "invalid_format"],
	]);
});

describe("localSecond", () => {
	right(localSecond, ["2025-10-16T23:59:59"]);
	wrong(localSecond, [
		["2025-10-16", "invalid_format"],
		["2025-10-16T23:59", "invalid_format"],
		["2025-10-16T23:59:59Z", "invalid_format"],
		["2025-10-16T23:59:59-05:00", "invalid_format"],
		["2026-02-30T12:00:00", "custom"],
		["2026-13-01T12:00:00", "custom"],
		["2026-03-01T24:00:00", "custom"],
		["2026-03-01T12:60:00", "custom"],
		["2026-03-01T12:00:60", "custom"],
	]);
});

describe("line of 10", () => {
	right(line(10), ["x", "0123456789", "  0123456789  "]);
	wrong(line(10), [
		["", "too_small"],
		["   ", "too_small"],
		["01234567890", "too_big"],
		["two\nlines", "custom"],
		[10, "invalid_type"],
	]);
});

describe("paragraph", () => {
	right(paragraph, ["x".repeat(20), "x".repeat(1200)]);
	wrong(paragraph, [
		["x".repeat(19), "too_small"],
		["x".repeat(1201), "too_big"],
		[`${"x".repeat(20)}\n${"x".repeat(20)}`, "custom"],
	]);
});

describe("href", () => {
	right(href, [
		"/",
		"/about",
		"/services?category=A%20B#top",
		"#main-content",
		"tel:+19185550100",
		"sms:+19185550100",
		"mailto:a@b.example",
		"https://vote.example/x",
	]);
	wrong(href, [
		["", "custom"],
		["about", "custom"],
		["http://vote.example", "custom"],
		[7, "invalid_type"],
	]);
});

test.each([
	["without a label", { href: "/" }, ["label: invalid_type"]],
	["without an href", { label: "Home" }, ["href: invalid_type"]],
	["with a field more", { label: "Home", href: "/", target: "_blank" }, [": unrecognized_keys"]],
])("a link %s is refused", (_name, value, issues) => {
	expect(issuesOf(link, value)).toEqual(issues);
});

const head = { title: "Chemical Peels", description: "x".repeat(70), keywords: ["a", "b", "c"] };
test.each([
	["right at its least", {}, []],
	["right at its most", { title: "x".repeat(40), description: "x".repeat(160), keywords: Array(10).fill("k") }, []],
	["wrong with a title of four letters", { title: "Peel" }, ["title: too_small"]],
	["wrong with a title of 61 letters", { title: "x".repeat(41) }, ["title: too_big"]],
	["wrong with a description of 69 letters", { description: "x".repeat(69) }, ["description: too_small"]],
	["wrong with a description of 161 letters", { description: "x".repeat(161) }, ["description: too_big"]],
	["wrong with two keywords", { keywords: ["a", "b"] }, ["keywords: too_small"]],
	["wrong with eleven keywords", { keywords: Array(11).fill("k") }, ["keywords: too_big"]],
	["wrong with keywords in one text", { keywords: "a, b, c" }, ["keywords: invalid_type"]],
	["wrong with an empty keyword", { keywords: ["a", "", "c"] }, ["keywords[1]: too_small"]],
])("seo is %s", (_name, change, issues) => {
	expect(issuesOf(seo, { ...head, ...change })).toEqual(issues);
});

test.each([
	["right", { question: "Does it hurt?", answer: "x".repeat(40) }, []],
	["wrong without a question mark", { question: "Does it hurt", answer: "x".repeat(40) }, ["question: invalid_format"]],
	["wrong with an answer of 39 letters", { question: "Does it hurt?", answer: "x".repeat(39) }, ["answer: too_small"]],
	["wrong with an answer of 701 letters", { question: "Does it hurt?", answer: "x".repeat(701) }, ["answer: too_big"]],
])("a question is %s", (_name, value, issues) => {
	expect(issuesOf(faq, value)).toEqual(issues);
});

test("a section of a long page without lists has empty ones", () => {
	expect(proseSection.parse({ heading: "Why" })).toEqual({ heading: "Why", paragraphs: [], bullets: [], closing: [] });
});

test("without the mark, it isn't a sample", () => {
	expect(sample.parse(undefined)).toBe(false);
	expect(issuesOf(sample, "true")).toEqual([": invalid_type"]);
});
