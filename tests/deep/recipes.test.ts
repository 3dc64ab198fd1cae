/**
 * Follows the recipes of docs/maintaining.md that change several files, one after the other, on a
 * copy of content/. The checks find nothing after any of them.
 */
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
import { checkEverything } from "../../src/content/checks";
import {
	type CollectionName,
	collections,
	findCollection,
	formatContent,
} from "../../src/content/collections";
import { listContentTasks } from "../../src/content/commands/launch/content-tasks";
import type { Collection } from "../../src/content/define-collection";
import { licensesFor } from "../../src/content/team/license";
import { isRecord } from "../../src/lib/records";
import { samplePicture } from "../support/content-fixture";
import { anEntry, type Input } from "../support/sample-entry";

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
const read = <K extends CollectionName>(kind: K): Input<K>[] => {
	const { layout, path } = collections[kind];
	return layout === "folder"
		? list(path).map((name) => readJson(join(path, name)))
		: [readJson(path)].flat();
};
const save = <K extends CollectionName>(kind: K, entry: Input<K>) => {
	const { layout, path, key = "" }: Collection = collections[kind];
	if (layout === "folder") write(`${path}/${Object(entry)[key]}.json`, entry);
	else write(path, layout === "array" ? [...readJson(path), entry] : entry);
};
const replaceEverywhere = (change: (text: string) => string) => {
	for (const name of list("")) write(name, JSON.parse(change(readFileSync(at(name), "utf8"))));
};

const getFirst = <K extends CollectionName>(kind: K, meets = (_: Input<K>) => true): Input<K> => {
	const first = read(kind).find(meets);
	if (first === undefined) throw new Error(`content/ has none of these to begin with: ${kind}.`);
	return first;
};
const changeFirst = <K extends CollectionName>(
	kind: K,
	change: (entry: Input<K>) => Partial<Input<K>>,
	meets?: (entry: Input<K>) => boolean,
) => {
	const entry = getFirst(kind, meets);
	save(kind, { ...entry, ...change(entry) });
};
const getNext = (kind: "team" | "reviews") => Math.max(...read(kind).map(({ id }) => id)) + 1;

const addService = () => {
	const { category, concerns, procedure, performers, related, review, ...copied } =
		getFirst("services");
	const [slug, title, image] = ["cold-light", "Cold Light", "service-cold-light.jpg"];
	// A picture of a room may be in as many galleries as the checks allow.
	const pictures = read("media").filter(({ subject }) => !/^(in|ex)terior$/.test(subject));
	const galleryImages = pictures.slice(0, 2).map(({ file }) => file);
	const own = { slug, title, image, category, concerns, procedure, performers, related, review };
	writeFileSync(at(`media/${image}`), samplePicture(image));
	save("media", anEntry("media", { file: image }));
	const entry = anEntry("services", { ...own, galleryImages });
	save("services", { ...copied, ...entry });
	save("aftercare", anEntry("aftercare", { slug }));
	changeFirst(
		"resources",
		({ relatedServices }) => ({ relatedServices: [...relatedServices, slug] }),
		({ relatedServices }) => relatedServices.length < 10,
	);
	const group = read("categories").find((each) => each.slug === category)?.title;
	const href = `/services/${slug}`;
	const link = { label: title, href, isDropdown: false as const, children: [] };
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
	const slug = "robin-newcomb";
	const person = anEntry("team", {
		id: getNext("team"),
		slug,
		name: "Robin Newcomb",
		role: "Esthetician",
		group: "aesthetics",
		licenses: ["esthetician"],
		image: getFirst("team").image,
	});
	save("team", person);
	const mayPerform = ({ performers, procedure }: Input<"services">) =>
		performers.length < 5 && licensesFor[procedure].includes("esthetician");
	changeFirst("services", ({ performers }) => ({ performers: [...performers, slug] }), mayPerform);
};

const replacePerson = () => {
	const { slug, name, id, role, group, licenses, image } = getFirst("team");
	const next = { id, slug: "sam-other", name: "Sam Other", role, group, licenses, image };
	renameSync(at(`team/${slug}.json`), at(`team/${next.slug}.json`));
	save("team", anEntry("team", next));
	replaceEverywhere((text) => text.replaceAll(slug, next.slug).replaceAll(name, next.name));
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
		({ prices }) => {
			const { name, amount } = prices[0] ?? { name: "", amount: 0 };
			const series = { name: "Series of five", unit: "per series", model: "series" as const };
			const area = { name: "Another area", unit: "per area", model: "area" as const };
			return {
				prices: [
					...prices,
					{ ...series, amount: 5 * amount - 10, replaces: { price: name, quantity: 5 } },
					{ ...area, amount: 90, from: true, upTo: 140 },
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
	expect((await checkEverything(root)).problems).toEqual([]);
});

test("nothing is marked as a sample anymore", async () => {
	const { loaded } = await checkEverything(root);
	const tasks = listContentTasks(loaded, [], new Date()).map(({ what }) => what);
	expect(tasks.filter((what) => what.startsWith("sample "))).toEqual([]);
});
