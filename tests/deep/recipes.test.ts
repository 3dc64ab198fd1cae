/** The recipes of docs/maintaining.md that change several files, followed one after the other on a copy of content/: the checks find nothing after any of them. */
import {
	cpSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkAll } from "../../src/content/checks";
import {
	type CollectionName,
	collections,
	findCollection,
	formatContent,
} from "../../src/content/collections";
import { listContentTasks } from "../../src/content/commands/launch/content-tasks";
import type { Collection } from "../../src/content/define-collection";
import { licensesFor } from "../../src/content/team/license";
import { isRecord } from "../../src/lib/is-record";
import { samplePicture } from "../support/content-fixture";
import { anEntry, type Input } from "../support/sample-entry";

/** A copy of content/, and what an editor does in it. */
const root = mkdtempSync(join(tmpdir(), "content-copy-"));
for (const name of ["content", "static"]) cpSync(name, join(root, name), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));
const at = (file: string) => join(root, "content", file);
const readJson = (file: string) => JSON.parse(readFileSync(at(file), "utf8"));
const write = (file: string, content: unknown) => {
	const collection = findCollection(file);
	if (!collection) throw new Error(`content/${file} belongs to no collection.`);
	writeFileSync(at(file), formatContent(content, collection));
};
const list = (path: string) =>
	readdirSync(at(path), { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".json"))
		.sort();
/** The entries of a kind, by the order of their files. */
const read = <K extends CollectionName>(kind: K): Input<K>[] => {
	const { layout, path } = collections[kind];
	return layout === "folder"
		? list(path).map((name) => readJson(join(path, name)))
		: [readJson(path)].flat();
};
/** Writes an entry's file; an entry of a list is added to its end. */
const save = <K extends CollectionName>(kind: K, entry: Input<K>) => {
	const { layout, path, key = "" }: Collection = collections[kind];
	if (layout === "folder") write(`${path}/${Object(entry)[key]}.json`, entry);
	else write(path, layout === "array" ? [...readJson(path), entry] : entry);
};
/** Changes all JSON files, like find and replace in the folder. */
const replaceEverywhere = (change: (text: string) => string) => {
	for (const name of list("")) write(name, JSON.parse(change(readFileSync(at(name), "utf8"))));
};

type Service = Input<"services">;

/** Changes some fields of the first entry of a kind that meets a condition. @throws if content/ has none */
const changeFirst = <K extends CollectionName>(
	kind: K,
	change: (entry: Input<K>) => Partial<Input<K>>,
	meets = (_: Input<K>) => true,
) => {
	const entry = read(kind).find(meets);
	if (entry === undefined) throw new Error(`content/ has none of these to begin with: ${kind}.`);
	save(kind, { ...entry, ...change(entry) });
};
const getFirst = <K extends CollectionName>(kind: K): Input<K> => {
	const [first] = read(kind);
	if (first === undefined) throw new Error(`content/ has no ${kind}.`);
	return first;
};
const getNext = (kind: "team" | "reviews") => Math.max(...read(kind).map(({ id }) => id)) + 1;

const addService = () => {
	const { category, concerns, procedure, performers, related, review, ...copied } =
		getFirst("services");
	const [slug, title, image] = ["cold-light", "Cold Light", "service-cold-light.jpg"];
	// Rooms may be in four galleries already.
	const galleryImages = read("media").flatMap(({ file, subject }) =>
		["interior", "exterior"].includes(subject) ? [] : [file],
	);
	const own = {
		slug,
		title,
		image,
		category,
		concerns,
		procedure,
		performers,
		related,
		review,
		galleryImages: galleryImages.slice(0, 2),
	};
	writeFileSync(at(`media/${image}`), samplePicture(image));
	save("media", anEntry("media", { file: image }));
	save("services", { ...copied, ...anEntry("services", own) });
	save("aftercare", anEntry("aftercare", { slug }));
	changeFirst(
		"resources",
		({ relatedServices }) => ({ relatedServices: [...relatedServices, slug] }),
		({ relatedServices }) => relatedServices.length < 10,
	);
	const group = read("categories").find((each) => each.slug === category)?.title;
	const link = {
		label: title,
		href: `/services/${slug}`,
		isDropdown: false as const,
		children: [],
	};
	changeFirst("navigation", ({ menu }) => ({
		menu: menu.map((item) => ({
			...item,
			children: item.children.map((each) =>
				each.label === group ? { ...each, children: [...each.children, link] } : each,
			),
		})),
	}));
};

const addPerson = () => {
	const [slug, name, role] = ["robin-newcomb", "Robin Newcomb", "Esthetician"];
	const { image } = getFirst("team");
	save(
		"team",
		anEntry("team", {
			id: getNext("team"),
			slug,
			name,
			role,
			group: "aesthetics",
			licenses: ["esthetician"],
			image,
		}),
	);
	const mayPerform = ({ performers, procedure }: Service) =>
		performers.length < 5 && licensesFor[procedure].includes("esthetician");
	changeFirst("services", ({ performers }) => ({ performers: [...performers, slug] }), mayPerform);
};

const replacePerson = () => {
	const { id, role, group, licenses, image, ...before } = getFirst("team");
	const [slug, name] = ["sam-other", "Sam Other"];
	renameSync(at(`team/${before.slug}.json`), at(`team/${slug}.json`));
	save("team", anEntry("team", { id, slug, name, role, group, licenses, image }));
	replaceEverywhere((text) => text.replaceAll(before.slug, slug).replaceAll(before.name, name));
};

const addConcern = () => {
	save("concerns", anEntry("concerns", { slug: "cold-hands", title: "Cold hands" }));
	changeFirst("finder", ({ map }) => ({
		map: [...map, { concern: "cold-hands", view: "body" as const, x: 32, y: 57 }],
	}));
	changeFirst(
		"services",
		({ concerns }) => ({ concerns: [...concerns, "cold-hands"] }),
		({ concerns }) => concerns.length < 6,
	);
};

const addPrices = () =>
	changeFirst(
		"services",
		({ prices: [single, ...prices] }) => {
			if (!single) return {};
			const replaces = { price: single.name, quantity: 5 };
			const series = {
				name: "Series of five",
				amount: 5 * single.amount - 10,
				unit: "per series",
				model: "series" as const,
				replaces,
			};
			return {
				prices: [
					single,
					...prices,
					series,
					{
						name: "Another area",
						amount: 90,
						from: true,
						upTo: 140,
						unit: "per area",
						model: "area" as const,
					},
				],
			};
		},
		({ prices }) => prices.length < 7 && prices[0]?.model === "session",
	);

const changeHours = () =>
	changeFirst("site", ({ hours, holidays }) => ({
		hours: [
			...hours.map((each) => ({ ...each, closes: "16:30" })),
			{ day: 6, name: "Saturday" as const, opens: "10:00", closes: "13:00" },
		],
		holidays: [...holidays, { date: "2028-07-04", name: "Independence Day" }],
	}));

/** Removes all marks, as if the texts were the spa's own, and the reviews authorized. */
const replaceSamples = () => {
	const unmark = (key: string, value: unknown) => {
		if (key === "sample") return undefined;
		return isRecord(value) && "rating" in value ? { authorization: "A-2026-001", ...value } : value;
	};
	replaceEverywhere((text) => JSON.stringify(JSON.parse(text, unmark)));
};

test.each([
	["Add a service", addService],
	["Add a team member", addPerson],
	["Replace a team member", replacePerson],
	["Add a review", () => save("reviews", anEntry("reviews", { id: getNext("reviews") }))],
	["Add a concern", addConcern],
	["Change a price", addPrices],
	["Change the hours", changeHours],
	["Replace the sample content", replaceSamples],
])("%s: the content checks find nothing", async (_name, follow) => {
	follow();
	expect((await checkAll(root)).problems).toEqual([]);
});

test("nothing is marked as a sample anymore", async () => {
	const { loaded } = await checkAll(root);
	expect(
		listContentTasks(loaded, [], new Date()).filter(({ what }) => what.startsWith("sample ")),
	).toEqual([]);
});
