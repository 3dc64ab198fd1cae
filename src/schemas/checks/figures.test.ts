/** Group (c) of what's refused: prices, offers, packages, memberships, course figures, dates, opening hours and weekdays that contradict each other. */
import { accepts, refuses } from "../../../tests/support/content-tables";

const facial = "services/facial.json";
const member = "memberships.json";
const pack = "packages.json";
const special = "specials/spring.json";

refuses([
	[facial, ["prices", 0, "model"], "area", 'The model "area"'],
	[facial, ["prices", 0, "upTo"], 200, "belongs to a lowest one"],
	[facial, ["prices", 2, "upTo"], 190, "the highest"],
	[facial, ["prices", 2, "upTo"], undefined, "the highest"],
	[facial, ["prices", 1, "name"], "Single treatment", "is the same"],
	[facial, ["prices", 1, "replaces"], undefined, "which single price"],
	[facial, ["prices", 1, "replaces", "quantity"], 4, "isn't a number of the name"],
	[facial, ["prices", 1, "replaces", "price"], "Single treatmnt", 'Did you mean "Single treatment"?'],
	[facial, ["prices", 1, "amount"], 450, "$450"],
	[facial, ["faqs", 0, "answer"], "It costs $140 per treatment, and tea is included in that.", "no “$140 per treatment”"],
	["products/cream.json", ["summary"], "One sentence that says on a card what it is, and that it costs $25 for a jar.", "isn't the product's price, $24"],
	[pack, [0, "separately"], 500, "Write 450"],
	[pack, [0, "amount"], 450, "somewhat less than $450"],
	[pack, [0, "contents", 0, "price"], "Singl treatment", 'Did you mean "Single treatment"?'],
	[pack, [0, "contents", 0, "quantity"], 3, "No line of includes says 3"],
	[pack, [0, "services"], ["facial"], "the package names facial", "[0].contents"],
	[member, [0, "commitmentMonths"], 6, "No line of terms"],
	[member, [0, "benefits", "included", 1, "every"], "month", "lines of includes say so", "[0].benefits.included"],
	[member, [0, "benefits", "included", 1, "choices", 0, "items", 0, "quantity"], 3, "says 3", "[0].benefits.included[1]"],
	[member, [0, "benefits", "discounts", 0, "percent"], 15, "15% off"],
	[member, [0, "benefits", "memberPrices", 0, "amount"], 190, "$190 instead of $200"],
	[member, [0, "benefits", "memberPrices", 0, "amount"], 200, "members somewhat less"],
	[special, ["offer"], "A facial for $120 instead of $140", "no service of the special costs $140"],
	[special, ["offer"], "A facial for $160 instead of $150", "the lower price comes first"],
	[special, ["offer"], "20% off: a facial for $130 instead of $150", "20% off are $120"],
	["careers/nurse.json", ["pay"], "$36 to $30 an hour", "the lower amount comes first"],
	[facial, ["course", "sessions", "max"], 5, "which isn't 5. Correct the figure or the text."],
	[facial, ["course", "intervalDays", "max"], 42, "Figures are days: a week is 7"],
	[facial, ["course", "visitMinutes", "min"], 30, "isn't 30"],
	[facial, ["course", "downtimeDays", "max"], 2, "isn't 2"],
	[facial, ["course", "lastsDays", "max"], 60, "isn't 60"],
	[facial, ["course", "needles"], true, "no text mentions needles"],
	["services/facial.json", ["whatToExpect", "theDay"], "We numb the skin with a cream before we begin, and wait.", "theDay mentions numbing", "course.numbing"],
	[facial, ["course", "skinTypes", "to"], 4, "types 1 to 6", "course.skinTypes"],
	[facial, ["exclusions"], [], 'Add "pregnancy"'],
	["services/laser.json", ["candidacy", "notFor", 1], "A plan to be in the sun", "no line about tanned", "exclusions"],
	["resources/winter.json", ["reviewed"], "2026-01-04", "is before"],
	["resources/winter.json", ["reviewed"], "2026-07-04", "hasn't come yet"],
	["reviews.json", [0, "date"], "2206-05-01", "The year is 2206"],
	[special, ["ends"], "2026-02-04", "ends (2026-02-04) is before starts (2026-"],
	["campaigns.json", [0, "window", "last"], "2026-03-01T23:59:59", "is before"],
	["campaigns.json", [0, "window", "last"], "2026-03-29T23:59:59", "The event is over"],
	["campaigns.json", [0, "event", "ends"], "2026-03-09T15:00:00", "an end after starts, which is 2026-03-09T"],
	["campaigns.json", [0, "details", 0, "value"], "Tuesday, March 9", "is a Monday"],
	["campaigns.json", [0, "text", 0], "Come and see us on Tuesday, February 30, 2026, at four.", "no Tuesday, February 30, 2026"],
	["site.json", ["hours", 0, "name"], "Tuesday", "Day 1 is Monday"],
	["site.json", ["hours", 1], { day: 1, name: "Monday", opens: "10:00", closes: "12:00" }, "is the same", "hours[1].day"],
	["site.json", ["holidays", 0, "date"], "2026-12-26", 'Write "2026-12-25"'],
	["site.json", ["holidays", 0], { date: "2026-11-19", name: "Thanksgiving Day" }, 'Write "2026-11-26"', "holidays[0].date"],
	["site.json", ["holidays", 1], { date: "2026-12-25", name: "Staff outing" }, "is the same", "holidays[1].date"],
	["site.json", ["phone", "display"], "(405) 555-0199", "isn't the number"],
	["site.json", ["award", "year"], 2027, "hasn't come yet"],
]);

accepts([
	[[facial, ["prices", 1, "amount"], 399.5]],
	[[facial, ["faqs", 0, "answer"], "It costs about $140 per treatment elsewhere, and $150 per treatment with us."]],
	[[special, ["offer"], "20% off: a facial for $120 instead of $150"]],
	[[special, ["ends"], null]],
	[
		["services/laser.json", ["candidacy", "notFor", 2], "Skin of Fitzpatrick types V and VI"],
		["services/laser.json", ["course", "skinTypes", "to"], 4],
	],
	[["campaigns.json", [0, "details", 0, "value"], "Monday, March 9, 4–7 PM"]],
	[["site.json", ["holidays", 0], { date: "2026-07-03", name: "Independence Day, observed" }]],
	[
		[facial, ["facts", "sessions"], "Three to six"],
		[facial, ["course", "sessions", "max"], 6],
	],
]);
