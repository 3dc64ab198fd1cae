import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Fixture, sampleProject } from "../../../tests/support/content-fixture";
import { checkAll } from "../checks/all";
import { findSamples } from "../checks/samples";
import { findCollection } from "../collections";
import { formatContent } from "../format";
import { createEntry } from "./create";
import { type KindName, Refusal } from "./kinds";
import type { Options } from "./source";
import { writeFiles } from "./write";

const today = "2026-11-25";

const readAll = (root: string): Record<string, string> =>
	Object.fromEntries(
		readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" })
			.filter((name) => statSync(join(root, "content", name)).isFile())
			.map((name) => [`content/${name}`, readFileSync(join(root, "content", name), "utf8")]),
	);

/** Why nothing was written; fails if anything was. */
const getRefusal = async ({ root }: Fixture, kind: KindName, title: string, options: Options = {}): Promise<string> => {
	const before = readAll(root);
	try {
		await createEntry(root, kind, title, { today, ...options });
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		expect(readAll(root)).toEqual(before);
		return error.message;
	}
	throw new Error("It was written.");
};

/** The files that were written, in the order they're reported. */
const create = async ({ root }: Fixture, kind: KindName, title: string, options: Options = {}): Promise<string[]> =>
	(await createEntry(root, kind, title, { today, ...options })).written.map(({ file }) => file);

test.each<[KindName, [first: string, second: string], files: string[]]>([
	["service", ["Dermal needling", "Scalp care"], ["content/services/dermal-needling.json", "content/navigation.json", "content/resources/winter.json"]],
	["person", ["Robin Newcomb", "Zoë Lee"], ["content/team/robin-newcomb.json"]],
	["review", ["Dana W.", "Ana B."], ["content/reviews.json"]],
	["special", ["Spring facials", "Winter facials"], ["content/specials/spring-facials.json"]],
	["resource", ["Dry hands in winter", "Oily skin"], ["content/resources/dry-hands-in-winter.json"]],
	["career", ["Registered Nurse", "Übungsleiter & Coach"], ["content/careers/registered-nurse.json"]],
	["product", ["Elm Place Hand Cream", "Balm 2.0"], ["content/products/elm-place-hand-cream.json"]],
	["campaign", ["Vote for us", "Gift cards"], ["content/campaigns.json"]],
])("two drafts of a %s pass the checks together, are samples, and have the layout of all files", async (kind, [first, second], files) => {
	const project = sampleProject();
	const before = readAll(project.root);
	const samples = findSamples((await checkAll(project.root)).content).length;
	expect(await create(project, kind, first)).toEqual(files);
	await create(project, kind, second);

	const { content, problems } = await checkAll(project.root);
	expect(problems).toEqual([]);
	expect(findSamples(content).length).toBeGreaterThanOrEqual(samples + 2);
	const changed = Object.entries(readAll(project.root)).filter(([file, text]) => before[file] !== text);
	expect(changed.map(([file]) => file)).toEqual(expect.arrayContaining(files));
	for (const [file, text] of changed) {
		const collection = findCollection(file.replace("content/", ""));
		expect(text).toBe(collection && formatContent(JSON.parse(text), collection));
	}
});

test("a service is in the menu under its category, has the next number, and resembles the service that it's told to", async () => {
	const project = sampleProject();
	await create(project, "service", "Dermal needling", { category: "light", like: "needling" });
	expect(project.read("content/services/dermal-needling.json")).toMatchObject({
		id: "2",
		category: "light",
		procedure: "deep-microneedling",
		performers: ["nora-nurse"],
		related: ["needling", "facial", "laser"],
		whatToExpect: { before: expect.stringMatching(/^\{examination\} /) },
		course: { needles: true },
	});
	expect(project.read("content/navigation.json")).toMatchObject({
		menu: expect.arrayContaining([
			expect.objectContaining({
				href: "/services",
				children: expect.arrayContaining([
					{
						label: "Light & Warmth",
						href: "/services#light",
						isDropdown: true,
						children: [{ label: "Dermal needling", href: "/services/dermal-needling", isDropdown: false, children: [] }],
					},
				]),
			}),
		]),
	});
});

test("a service like one that law asks notices of has the same", async () => {
	const project = sampleProject();
	await create(project, "service", "Peptide care", { like: "peptides" });
	expect(project.read("content/services/peptide-care.json")).toMatchObject({ notices: ["The compounded peptides we prescribe are not FDA-approved."] });
});

test("specials and campaigns begin next month, so that there's time to write them", async () => {
	const project = sampleProject();
	await create(project, "special", "Spring facials");
	await create(project, "campaign", "Vote for us");
	expect(project.read("content/specials/spring-facials.json")).toMatchObject({ starts: "2026-12-01", ends: "2026-12-31" });
	expect(project.read("content/campaigns.json")).toEqual(
		expect.arrayContaining([expect.objectContaining({ slug: "vote-for-us", window: { first: "2026-12-01T00:00:00", last: "2026-12-07T23:59:59" } })]),
	);
});

test("what's wrong elsewhere stays as it is, and doesn't stop a draft", async () => {
	const project = sampleProject();
	project.set("content/reviews.json", [0, "rating"], 7);
	project.set("content/team/erin-esthetician.json", ["role"], "");
	await create(project, "review", "Dana W.");
	expect(project.read("content/reviews.json")).toMatchObject([{ rating: 7 }, { id: 2 }, { id: 3 }, { id: 4, name: "Dana W." }]);
});

test.each<[name: string, kind: KindName, title: string, message: string]>([
	["a slug", "service", "Facial", "The slug “facial” is taken: it’s in content/services/facial.json. Edit that entry, or choose another title."],
	["a slug of a list", "campaign", "Autumn", "The slug “autumn” is taken: it’s in content/campaigns.json. Edit that entry, or choose another title."],
	[
		"a redirect's address",
		"service",
		"Botulinum",
		"The address /services/botulinum is taken: content/redirects.json leads it to /services. Remove that redirect, or choose another title.",
	],
	["a page's address", "resource", "Press", "The address /resources/press is taken by another page. Choose another title."],
	[
		"a client's name",
		"review",
		"Robin T.",
		"content/reviews.json has a review by Robin T. already: number 1. Edit that one. If it’s another client of that name, copy an entry there, and give it the next id.",
	],
])("%s that is taken is refused", async (_name, kind, title, message) => {
	const project = sampleProject();
	project.set("content/campaigns.json", [0, "slug"], "autumn");
	project.set("content/redirects.json", [0], { from: "/services/botulinum", to: "/services", note: "An old name" });
	project.set("content/pages/about.json", ["path"], "/resources/press");
	expect(await getRefusal(project, kind, title)).toBe(message);
});

test.each<[name: string, kind: KindName, title: string, options: Options, message: string]>([
	["no title", "service", "  ", {}, 'The title is missing. Write it in quotes after the kind:\n  npm run new -- service "Dermal needling"'],
	[
		"a title of symbols",
		"product",
		"***",
		{},
		"“***” has no letter from A to Z and no digit, and the slug is made from them. Write a title such as “Elm Place Hand Cream”.",
	],
	[
		"a title that's too long",
		"person",
		"x".repeat(41),
		{},
		"The title has 41 characters, and 40 is the most for a person, because other texts are made from it. Write a shorter one, such as “Robin Newcomb”. You can make it longer in the file afterward.",
	],
	[
		"a client without an initial",
		"review",
		"Dana",
		{},
		'“Dana” isn’t a first name and an initial. Write the client’s name that way: npm run new -- review "Dana W."',
	],
	["an option of services", "person", "Robin Newcomb", { like: "facial" }, "--category and --like are for services. Leave them out."],
	[
		"a service to copy from that isn't there",
		"service",
		"Dermal needling",
		{ like: "peels" },
		"There’s no service with the slug “peels” to copy from. There are: facial, laser, needling, peptides.",
	],
	["a category that isn't there", "service", "Dermal needling", { category: "hands" }, "There’s no category with the slug “hands”. There are: faces, light."],
])("%s is refused", async (_name, kind, title, options, message) => {
	expect(await getRefusal(sampleProject(), kind, title, options)).toBe(message);
});

test("a title with a word that the checks refuse is refused with what they say, once", async () => {
	const message = await getRefusal(sampleProject(), "service", "Colour peel");
	expect(message).toMatch(
		/^Nothing was written, because the service “Colour peel” would have problems\. Choose another title, or name a service that it resembles: --like and its slug\.\n\n/,
	);
	expect(message.match(/"Colour"/g)).toHaveLength(1);
	expect(message).toContain('"Color"');
});

test("a list that can't be read is refused", async () => {
	const project = sampleProject();
	project.write("content/reviews.json", "[{");
	expect(await getRefusal(project, "review", "Dana W.")).toBe(
		"content/reviews.json can’t be read as a list, so nothing can be added to it. npm run check:content says what’s wrong.",
	);
});

test("a service without a place in the menu or in an article is refused", async () => {
	const project = sampleProject();
	project.set("content/navigation.json", ["menu", 1, "href"], "/pricing");
	expect(await getRefusal(project, "service", "Dermal needling")).toBe(
		"content/navigation.json can’t take the link: it has problems, or no item that leads to /services. npm run check:content names them.",
	);
	const full = sampleProject();
	for (const name of readdirSync(join(full.root, "content/resources"))) {
		full.set(
			`content/resources/${name}`,
			["relatedServices"],
			Array.from({ length: 10 }, () => "facial"),
		);
	}
	expect(await getRefusal(full, "service", "Dermal needling")).toBe(
		"An article has to name the new service, and each one names ten already. Add one first: npm run new -- resource",
	);
});

test("nothing is written if one of the files can't be", () => {
	const project = sampleProject();
	const before = readAll(project.root);
	expect(() =>
		writeFiles(project.root, [
			{ file: "content/reviews.json", text: "[]" },
			{ file: "content/team/a.json", text: "{}" },
			{ file: "content/none/a.json", text: "{}" },
		]),
	).toThrow(/ENOENT/);
	expect(readAll(project.root)).toEqual(before);
});
