import { type Fixture, problemsAfter } from "../../../tests/support/content-fixture";
import type { Finding } from "../problem";

const catalog = "content/media/catalog.json";
const consent = { reference: "C-2026-014", date: "2026-03-02", scope: ["website"] };
/** Of cups.jpg, which shows nobody. */
const at = "[1]";

/** Changes fields of cups.jpg in the catalog. */
const picture =
	(fields: Readonly<Record<string, unknown>>) =>
	({ set }: Fixture): void => {
		for (const [field, value] of Object.entries(fields)) set(catalog, [1, field], value);
	};

const roles = '"client", "staff" or "other"';
const add = "add the consent with its reference, date and scope";
const noConsent = (): Finding => ({
	found: "nothing",
	expected: "the person's written consent: reference, date and scope",
	remedy: "Add the consent as it's on the signed form, or remove the picture.",
});
const result = (text: string, found = "nothing"): Finding => ({
	found,
	expected: `"client", because "${text}" is a client's result`,
	remedy: `Set person to "client" and ${add}. If it isn't a client's result, say what it is in other words.`,
});
const someone = (word: string): Finding => ({
	found: "nothing",
	expected: `who is in the picture, because its description says "${word}"`,
	remedy: `Set person to who it is and ${add}. If nobody can be recognized and no result is shown, set person to "none".`,
});
const portrait = (subject: string, found = "nothing"): Finding => ({
	found,
	expected: `${roles}, because "${subject}" shows a person`,
	remedy: `Set person and ${add}. If it's only a ground for initials, begin the subject with "portrait ground".`,
});
const withoutPerson = (found: string): Finding => ({
	found,
	expected: `${roles}, because there's a consent`,
	remedy: "Say who is in the picture, or remove the consent if nobody is.",
});

describe("a picture of someone:", () => {
	const cases: readonly (readonly [name: string, fields: Record<string, unknown>, path: string, finding: Finding])[] = [
		["a client without a consent", { person: "client" }, "consent", noConsent()],
		["staff without a consent", { person: "staff" }, "consent", noConsent()],
		["a guest without a consent", { person: "other" }, "consent", noConsent()],
		["a consent of nobody", { consent }, "person", withoutPerson("nothing")],
		["a consent of none", { person: "none", consent }, "person", withoutPerson('"none"')],
		[
			"a consent for other places only",
			{ person: "client", consent: { ...consent, scope: ["social", "print"] } },
			"consent.scope",
			{
				found: '["social","print"]',
				expected: '"website" among the places, because every picture is on this site',
				remedy: "If the person agreed to this site, add website. Otherwise remove the picture and its entry.",
			},
		],
		[
			"a consent signed in the future",
			{ person: "client", consent: { ...consent, date: "2999-01-01" } },
			"consent.date",
			{
				found: '"2999-01-01"',
				expected: expect.stringMatching(/^the day it was signed, \d{4}-\d\d-\d\d or earlier$/),
				remedy: "Copy the date from the signed form.",
			},
		],
		[
			"a consent that ends before it was signed",
			{ person: "staff", consent: { ...consent, until: "2026-03-01" } },
			"consent.until",
			{ found: '"2026-03-01"', expected: "2026-03-02, the day it was signed, or later", remedy: "Correct date or until." },
		],
		[
			"a consent that has ended",
			{ person: "other", consent: { ...consent, date: "2020-03-02", until: "2021-03-01" } },
			"consent.until",
			{ found: '"2021-03-01"', expected: "a consent that still holds", remedy: "Take the picture off the site, or get a new consent and enter that." },
		],
		["a comparison by its subject", { subject: "before and after: peel" }, "person", result("before and after: peel")],
		["a comparison of staff", { subject: "Before/After", person: "staff", consent }, "person", result("Before/After", '"staff"')],
		["a comparison that's said to show nobody", { subject: "result: laser", person: "none" }, "person", result("result: laser", '"none"')],
		["a comparison by its alt text", { alt: "Skin of an arm before & after six sessions" }, "person", result("Skin of an arm before & after six sessions")],
		["a result by its alt text", { alt: "Result of a peel, seen from the side" }, "person", result("Result of a peel, seen from the side")],
		["a portrait", { subject: "portrait: Dana" }, "person", portrait("portrait: Dana")],
		["a portrait that's said to show nobody", { subject: "Portrait", person: "none" }, "person", portrait("Portrait", '"none"')],
		["a word for a person in the alt text", { alt: "A woman in a white coat beside a window" }, "person", someone("woman")],
		["a word for a person in the subject", { subject: "nurse at work" }, "person", someone("nurse")],
		["a word for a result in the alt text", { alt: "Close view of a forehead in soft light" }, "person", someone("forehead")],
		["weeks after a treatment", { alt: "Calm skin of an arm, four weeks after a session" }, "person", someone("weeks after")],
	];
	test.each(cases)("%s", (_name, fields, path, finding) => {
		expect(problemsAfter(picture(fields))).toEqual([{ file: catalog, path: `${at}.${path}`, ...finding }]);
	});

	const right: readonly (readonly [name: string, fields: Record<string, unknown>])[] = [
		["a client with a consent", { person: "client", consent, alt: "A woman reads in a chair by the window" }],
		["a client's comparison with a consent", { person: "client", consent, subject: "before and after" }],
		["a portrait of staff with a consent", { person: "staff", consent, subject: "portrait" }],
		["a consent that ends later", { person: "client", consent: { ...consent, until: "2999-01-01" } }],
		["someone who can't be recognized", { person: "none", alt: "A woman far away behind frosted glass" }],
		["a person's things", { alt: "A nurse’s pen and a notebook on a stone ledge" }],
		["words that only look like a person's", { alt: "Jar of face cream and a hand mirror for menthol balm" }],
		["a time of day", { alt: "Empty room before the first visit, soon after sunrise" }],
		["care after a visit", { subject: "aftercare" }],
	];
	test.each(right)("%s is right", (_name, fields) => {
		expect(problemsAfter(picture(fields))).toEqual([]);
	});

	test("a reference may be of several pictures", () => {
		const change = (fixture: Fixture) => {
			picture({ person: "client", consent })(fixture);
			fixture.set(catalog, [2, "person"], "staff");
			fixture.set(catalog, [2, "consent"], consent);
		};
		expect(problemsAfter(change)).toEqual([]);
	});

	test("a time zone that doesn't exist doesn't hide a consent that has ended", () => {
		const change = (fixture: Fixture) => {
			picture({ person: "client", consent: { ...consent, date: "2020-03-02", until: "2021-03-01" } })(fixture);
			fixture.set("content/site.json", ["timeZone"], "America/Norman");
		};
		expect(problemsAfter(change).map(({ path }) => path)).toContain("[1].consent.until");
	});
});

describe("a person's picture", () => {
	const dana = "content/team/dana-doctor.json";

	test("is of that person, or a ground for initials", () => {
		expect(problemsAfter(({ set }) => set(dana, ["image"], "cups.jpg"))).toEqual([
			{
				file: dana,
				path: "image",
				found: '"cups.jpg"',
				expected: "a photograph of the person, or a portrait ground",
				remedy: `If it shows this person, set its person to "staff" in content/media/catalog.json and ${add}. Otherwise choose a portrait ground.`,
			},
		]);
	});

	test("may be a photograph with a consent", () => {
		const change = (fixture: Fixture) => {
			picture({ person: "staff", consent, subject: "portrait" })(fixture);
			fixture.set(dana, ["image"], "cups.jpg");
		};
		expect(problemsAfter(change)).toEqual([]);
	});
});
