import { accepts, letters, refuses, times } from "../../../tests/support/entries";
import { sampleEntry } from "../../../tests/support/sample-content";
import { campaign, category, concern, mediaEntry, membership, redirect, review, siteFaq, treatmentPackage } from "./small-collections";

describe("a category is refused if", () => {
	refuses(category, sampleEntry("categories"), [
		["the order is zero", ["id"], 0, "too_small"],
		["the title has 61 letters", ["title"], letters(61), "too_big"],
		["the short description has 49 letters", ["shortDescription"], letters(49), "too_small"],
		["the short description has 141 letters", ["shortDescription"], letters(141), "too_big"],
		["the intro is missing", ["intro"], undefined, "invalid_type"],
		["the address is a word", ["href"], "services", "custom"],
	]);
});

describe("a concern is refused if", () => {
	refuses(concern, sampleEntry("concerns"), [
		["the title has 41 letters", ["title"], letters(41), "too_big"],
		["the description has 39 letters", ["description"], letters(39), "too_small"],
		["the description has 131 letters", ["description"], letters(131), "too_big"],
	]);
});

describe("a review", () => {
	accepts(review, sampleEntry("reviews"), [
		["may name no service", ["service"], undefined],
		["may be by Jo-Ann O.", ["name"], "Jo-Ann O."],
		["may be by D'Arcy M.", ["name"], "D'Arcy M."],
	]);
	refuses(review, sampleEntry("reviews"), [
		["is refused with a full surname", ["name"], "Dana Walker", "custom"],
		["is refused with the first name alone", ["name"], "Dana", "custom"],
		["is refused without the full stop", ["name"], "Dana W", "custom"],
		["is refused with 59 letters", ["review"], letters(59), "too_small"],
		["is refused with 601 letters", ["review"], letters(601), "too_big"],
		["is refused with no star", ["rating"], 0, "too_small"],
		["is refused with six stars", ["rating"], 6, "too_big"],
		["is refused with half a star", ["rating"], 4.5, "invalid_type"],
		["is refused with its date in words", ["date"], "October 14, 2025", "invalid_format"],
	]);
});

describe("a membership is refused if", () => {
	refuses(membership, sampleEntry("memberships"), [
		["the price is nothing", ["monthlyPrice"], 0, "too_small"],
		["the price is above 2000", ["monthlyPrice"], 2001, "too_big"],
		["it includes two things", ["includes"], times(2, "a"), "too_small"],
		["it has one term", ["terms"], ["a"], "too_small"],
		["it has no commitment", ["commitmentMonths"], undefined, "invalid_type"],
		["something is included every week", ["benefits", "included", 0, "every"], "week", "invalid_value"],
		["it takes off nothing", ["benefits", "discounts", 0, "percent"], 0, "too_small"],
	]);
});

describe("a package is refused if", () => {
	refuses(treatmentPackage, sampleEntry("packages"), [
		["it is for no service", ["services"], [], "too_small"],
		["it is for six services", ["services"], times(6, "a"), "too_big"],
		["the amount is negative", ["amount"], -1, "too_small"],
		["nothing is in it", ["contents"], [], "too_small"],
		["what its parts cost is missing", ["separately"], undefined, "invalid_type"],
	]);
});

describe("a question about the spa is refused if", () => {
	refuses(siteFaq, sampleEntry("faqs"), [
		["its topic is not one of five", ["topic"], "other", "invalid_value"],
		["its topic is missing", ["topic"], undefined, "invalid_value"],
		["it is no question", ["question"], "Where to park", "invalid_format"],
	]);
});

describe("a redirect", () => {
	accepts(redirect, sampleEntry("redirects"), [
		["may begin below a folder", ["from"], "/treatments/facials"],
		["may begin at an XML file", ["from"], "/feed.xml"],
		["may lead to the home page", ["to"], "/"],
		["may lead to an anchor", ["to"], "/resources#faqs"],
	]);
	refuses(redirect, sampleEntry("redirects"), [
		["is refused from an address with a slash at its end", ["from"], "/book/", "invalid_format"],
		["is refused from the home page", ["from"], "/", "invalid_format"],
		["is refused from an address with a query", ["from"], "/book?now", "invalid_format"],
		["is refused from a pattern", ["from"], "/blog/*", "invalid_format"],
		["is refused from a variable of nginx", ["from"], "/$uri", "invalid_format"],
		["is refused to another site", ["to"], "https://book.example/", "invalid_format"],
		["is refused to another host", ["to"], "//book.example", "invalid_format"],
		["is refused to an address with a query", ["to"], "/services?category=Faces", "invalid_format"],
		["is refused without a note", ["note"], "", "too_small"],
	]);
});

describe("a campaign", () => {
	accepts(campaign, sampleEntry("campaigns"), [
		["may have no beginning", ["window", "first"], null],
		["may begin with a second", ["window", "first"], "2025-09-25T00:00:00"],
		["may have no details", ["details"], undefined],
		["may open at once", ["delayMs"], 0],
		["may open once and never again", ["frequency"], "once"],
		["may have no event", ["event"], undefined],
		["may have an event elsewhere", ["event", "place"], "Rose District, Broken Arrow"],
	]);
	refuses(campaign, sampleEntry("campaigns"), [
		["is refused without an end", ["window", "last"], null, "invalid_type"],
		["is refused with a zone in its window", ["window", "last"], "2025-10-16T23:59:59Z", "invalid_format"],
		["is refused with a day for a second", ["window", "last"], "2025-10-16", "invalid_format"],
		["is refused with a delay before the load", ["delayMs"], -1, "too_small"],
		["is refused with a delay of more than a minute", ["delayMs"], 60001, "too_big"],
		["is refused with another frequency", ["frequency"], "week", "invalid_value"],
		["is refused without a text", ["text"], [], "too_small"],
		["is refused with five details", ["details"], times(5, { label: "a", value: "b" }), "too_big"],
		["is refused with a link to an unsafe address", ["link", "href"], "http://vote.example", "custom"],
		["is refused with an event that ends before it starts", ["event", "ends"], "2026-03-09T15:59:59", "custom"],
		["is refused with a zone in its event's time", ["event", "starts"], "2026-03-09T16:00:00Z", "invalid_format"],
	]);
});

describe("a picture of the catalog", () => {
	accepts(mediaEntry, sampleEntry("media"), [
		["may have an alt text of 20 letters", ["alt"], letters(20)],
		["may carry a consent without an end", ["consent", "until"], undefined],
		["may show someone who can't be recognized", ["person"], "none"],
	]);
	refuses(mediaEntry, sampleEntry("media"), [
		["is refused without alt text", ["alt"], undefined, "invalid_type"],
		["is refused with an alt text of 19 letters", ["alt"], letters(19), "too_small"],
		["is refused with an alt text of 201 letters", ["alt"], letters(201), "too_big"],
		["is refused as an SVG", ["file"], "logo.svg", "invalid_format"],
		["is refused with a person of another kind", ["person"], "model", "invalid_value"],
		["is refused with a consent that's only a reference", ["consent"], "C-2026-014", "invalid_type"],
		["is refused with a consent without a reference", ["consent", "reference"], undefined, "invalid_type"],
		...["yes", "Signed", "on file", "n/a", "TBD", "?", "--"].map(
			(text) => [`is refused with "${text}" as the reference`, ["consent", "reference"], text, "custom"] as const,
		),
		["is refused with a consent without a date", ["consent", "date"], undefined, "invalid_type"],
		["is refused with a day that doesn't exist", ["consent", "date"], "2026-02-30", "invalid_format"],
		["is refused with a consent without a scope", ["consent", "scope"], undefined, "invalid_type"],
		["is refused with an empty scope", ["consent", "scope"], [], "too_small"],
		["is refused with a scope of another kind", ["consent", "scope"], ["television"], "invalid_value", "consent.scope[0]"],
		["is refused with a place twice in its scope", ["consent", "scope"], ["website", "website"], "custom"],
	]);
});
