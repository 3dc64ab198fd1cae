import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Fixture, sampleProject } from "../../../tests/support/content-fixture";
import { checkContent } from "../checks";
import { isReservedAddress, listContentDuties } from "./content-duties";

const now = new Date("2026-03-10T12:00:00Z");
/** A project without anything to do, and then changed. */
const after = (change: (fixture: Fixture) => void) => {
	const fixture = sampleProject();
	const { read, set } = fixture;
	const site = JSON.parse(JSON.stringify(read("content/site.json")).replaceAll(".example", ".com"));
	fixture.write("content/site.json", { ...site, url: "https://www.elmspa.com", phone: { display: "(405) 321-4567", e164: "+14053214567" } });
	set("content/site.json", ["holidays"], [{ date: "2026-07-03", name: "Independence Day, observed" }]);
	set("content/campaigns.json", [0, "window"], { first: "2026-03-05T00:00:00", last: "2026-03-20T23:59:59" });
	set("content/campaigns.json", [0, "event"], undefined);
	const catalog = read("content/media/catalog.json") as { file: string }[];
	const index = catalog.findIndex(({ file }) => file === "window.jpg");
	set("content/media/catalog.json", [index, "person"], "staff");
	set("content/media/catalog.json", [index, "consent"], { reference: "S-1", date: "2026-01-05", scope: ["website"] });
	for (const file of readdirSync(join(fixture.root, "content/team"))) set(`content/team/${file}`, ["image"], "window.jpg");
	set("content/campaigns.json", [0, "link", "href"], "/schedule");
	set("content/specials/spring.json", ["ends"], null);
	set("content/legal/privacy.json", ["updated"], "2025-06-01");
	change(fixture);
	const { loaded, problems } = checkContent(fixture.root);
	return listContentDuties(loaded, problems, now);
};
const open = (change: (fixture: Fixture) => void) => after(change).filter(({ state, kind }) => state !== "done" && kind !== "Content check");
const someNumber = expect.any(Number);

test("of content that's ready, everything is done", () => {
	expect(after(() => {}).map(({ kind, state, found, remedy }) => [kind, state, found, remedy])).toEqual([
		["Content check", "done", "Nothing in content/ would stop a build.", ""],
		["License numbers", "done", "Every license has its number.", ""],
		["Phone number", "done", "It isn't one of those made up for films.", ""],
		["Invented addresses", "done", "No address ends in .example or the like.", ""],
		["Consents", "done", "Every picture of a person and every real review has its reference.", ""],
		["Portraits", "done", "Everybody has a photograph.", ""],
		["What has ended", "done", "No campaign and no special is over.", ""],
		["Age of legal pages", "done", "Each was updated within a year.", ""],
		["Holidays", "done", "There are holidays ahead.", ""],
	]);
});

test("anything that stops a build is listed with its place", () => {
	const [check] = after(({ set }) => set("content/services/laser.json", ["category"], "lights"));
	expect(check).toEqual({
		kind: "Content check",
		state: "open",
		found: "1 problem in 1 file",
		why: "The site isn't built while there are any, and samples may hide behind them.",
		remedy: "Run npm run check:content: it says how to fix each one.",
		places: [{ file: "content/services/laser.json", line: someNumber, path: "category" }],
	});
});

test.each<[string, (fixture: Fixture) => void, object]>([
	[
		"a missing license number",
		({ set }) => set("content/team/nora-nurse.json", ["licenseNumbers", "registered-nurse"], null),
		{
			kind: "License numbers",
			state: "open",
			found: "1 number is missing",
			why: "Visitors look them up in the board's register.",
			remedy: "Enter each one as the board's register has it.",
			places: [{ file: "content/team/nora-nurse.json", line: someNumber, path: "licenseNumbers.registered-nurse" }],
		},
	],
	[
		"a phone number made up for films",
		({ set }) => set("content/site.json", ["phone"], { display: "(405) 555-0142", e164: "+14055550142" }),
		{
			kind: "Phone number",
			state: "open",
			found: "a number from 555-0100 to 555-0199, which nobody can have",
			why: "Most visitors call.",
			remedy: "Enter the spa's own number, in display and in e164.",
			places: [{ file: "content/site.json", line: someNumber, path: "phone.display" }],
		},
	],
	[
		"an address that nobody can have",
		({ set }) => set("content/campaigns.json", [0, "link", "href"], "https://www.facebook.com/events/spa.example"),
		{
			kind: "Invented addresses",
			state: "open",
			found: "1 address that nobody can have, such as those that end in .example",
			why: "Links lead nowhere, and mail is lost.",
			remedy: "Replace each one by the real address, or remove the link.",
			places: [{ file: "content/campaigns.json", line: someNumber, path: "[0].link.href" }],
		},
	],
	[
		"a real review without an authorization",
		({ set }) => set("content/reviews.json", [1, "authorization"], undefined),
		{
			kind: "Consents",
			state: "open",
			found: "1 reference is missing",
			why: "A person's picture or a client's words may be shown with a signed consent only (45 CFR 164.508).",
			remedy: "Enter the reference of the signed form, or remove the picture or the review.",
			places: [{ file: "content/reviews.json", line: someNumber, path: "[1].authorization" }],
		},
	],
	[
		"a campaign that's over since a second ago in the spa's zone",
		({ set }) => set("content/campaigns.json", [0, "window", "last"], "2026-03-10T06:59:59"),
		{
			kind: "What has ended",
			state: "look",
			found: "1 campaign or special is over",
			why: "Visitors don't see them anymore, and editors have to read past them.",
			remedy: "Give each one new dates, or remove it.",
			places: [{ file: "content/campaigns.json", line: someNumber, path: "[0].window.last" }],
		},
	],
	[
		"a legal page that wasn't updated for a year",
		({ set }) => set("content/legal/privacy.json", ["updated"], "2025-03-09"),
		{
			kind: "Age of legal pages",
			state: "look",
			found: "1 page was updated more than a year ago",
			why: "Laws change, and the page shows its date.",
			remedy: "Have each one read again. If it changes, set updated to that day.",
			places: [{ file: "content/legal/privacy.json", line: someNumber, path: "updated" }],
		},
	],
	[
		"no holiday ahead",
		({ set }) => set("content/site.json", ["holidays"], [{ date: "2026-01-01", name: "New Year’s Day" }]),
		{
			kind: "Holidays",
			state: "look",
			found: "none ahead",
			why: "“Open now” and the appointment form go by them.",
			remedy: "Add the days of the coming year on which the spa is closed.",
			places: [{ file: "content/site.json", line: someNumber, path: "holidays" }],
		},
	],
	[
		"initials instead of a photograph",
		({ set }) => set("content/team/nora-nurse.json", ["image"], "ground.jpg"),
		{
			kind: "Portraits",
			state: "look",
			found: "1 person has initials instead of a photograph",
			why: "People like to see who treats them.",
			remedy: "Add the photograph to content/media and its catalog, and name it as image.",
			places: [{ file: "content/team/nora-nurse.json", line: someNumber, path: "image" }],
		},
	],
])("%s", (_name, change, duty) => {
	expect(open(change)).toEqual([duty]);
});

test.each([
	["https://www.elmspa.example/team", true],
	["https://www.facebook.com/events/elmspa.example", true],
	["http://localhost:8000", true],
	["desk@example.com", true],
	["https://www.elmspa.com/examples", false],
	["https://www.elmspa.com/our.examples", false],
	["https://book.example-spa.com", false],
	["https://www.my-example.com", false],
	["For example, call us.", false],
	["/services/example", false],
])("%s is an address that nobody can have: %s", (text, expected) => {
	expect(isReservedAddress(text)).toBe(expected);
});
