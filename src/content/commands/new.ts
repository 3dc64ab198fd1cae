import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../../lib/records";
import { slugify } from "../../lib/text/words";
import { listNames, suggestOr } from "../../problems/suggest";
import { getShape } from "../../schemas/entry-fields";
import { getPart, type JsonSchema } from "../../schemas/shape";
import {
	type AnyCollection,
	type CollectionName,
	collectionList,
	formatContent,
	getCollection,
} from "../collections";
import { loadContent } from "../load";

const kinds = new Map(
	collectionList.flatMap(([name, collection]) =>
		collection.command ? [[collection.command.kind, { name, ...collection.command }] as const] : [],
	),
);

export class UserError extends Error {}

type Entry = Readonly<Record<string, unknown>>;

const personal = ["authorization", "licenseNumbers"];

/** Sets `sample: true` wherever the schema has that field. */
const markSamples = (value: unknown, shape: JsonSchema | undefined): unknown => {
	if (Array.isArray(value)) return value.map((item) => markSamples(item, getPart(shape, 0)));
	if (!isRecord(value)) return value;
	const fields = Object.entries(value).map(([name, field]): [string, unknown] => [
		name,
		markSamples(field, getPart(shape, name)),
	]);
	return { ...Object.fromEntries(fields), ...(getPart(shape, "sample") ? { sample: true } : {}) };
};

/** @throws UserError if a file isn't JSON: writing it would lose what's in it */
const readEntries = (root: string, name: CollectionName) => {
	const { raw, files } = loadContent(root);
	const unread = files.find(
		({ file, value }) =>
			file.startsWith(`content/${getCollection(name).path}`) && value === undefined,
	);
	if (unread)
		throw new UserError(
			`${unread.file} can’t be read. npm run check:content says what’s wrong with it.`,
		);
	return raw[name].filter(isRecord);
};

/** `7`, or `"7"` where numbers are texts; "7-1" counts as 7. */
const getNext = (entries: readonly Entry[], field: string): string | number => {
	const next =
		Math.max(0, ...entries.map((entry) => Number.parseInt(String(entry[field]), 10) || 0)) + 1;
	return typeof entries[0]?.[field] === "string" ? String(next) : next;
};

/** @throws UserError if there's no such entry */
const findModel = (
	entries: readonly Entry[],
	{ path, key = "slug" }: AnyCollection,
	like: string | undefined,
) => {
	const model =
		like === undefined ? entries[0] : entries.find((entry) => String(entry[key]) === like);
	if (model) return model;
	if (like === undefined)
		throw new UserError(`content/${path} has no entry to copy. Restore one from git.`);
	const names = entries.map((entry) => String(entry[key]));
	throw new UserError(
		`content/${path} has no “${like}” to copy. ${suggestOr(like, names, `There are: ${listNames(names)}.`)}`,
	);
};

/**
 * Copies an entry with a new slug, title and number, and marks it as a sample.
 * @param like the slug of the entry to copy (a review's number); by default the first one
 * @throws UserError if the kind is unknown, or the slug is missing or taken; then nothing has been
 * written
 */
export const addEntry = (root: string, kind = "", title = "", like?: string) => {
	const { name, example } = kinds.get(kind) ?? {};
	if (!name) {
		const commands = [...kinds.values()].map(
			(each) => `  npm run new -- ${each.kind} "${each.example}"`,
		);
		const problem = kind
			? `“${kind}” isn’t a kind of content. ${suggestOr(kind, [...kinds.keys()], "")}`
			: "";
		throw new UserError(
			[`${problem}Say what to add, and its title in quotes:`, ...commands].join("\n"),
		);
	}
	const slug = slugify(title);
	if (!slug)
		throw new UserError(
			`Write a title with letters from A to Z in quotes after the kind: npm run new -- ${kind} "${example}"`,
		);
	const collection = getCollection(name);
	const { layout, path, schema, key = "slug" } = collection;
	const entries = readEntries(root, name);
	const file = layout === "folder" ? `content/${path}/${slug}.json` : `content/${path}`;
	if (
		layout === "folder"
			? existsSync(join(root, file))
			: entries.some((entry) => entry[key] === slug)
	) {
		throw new UserError(
			`The slug “${slug}” is taken: it’s in ${file}. Edit that entry, or choose another title.`,
		);
	}
	const model = findModel(entries, collection, like);
	const heading = ["title", "name"].find((field) => Object.hasOwn(model, field));
	const numbers = ["id", "order"]
		.filter((field) => Object.hasOwn(model, field))
		.map((field) => [field, getNext(entries, field)]);
	const kept = Object.entries(model).filter(([field]) => !personal.includes(field));
	const own = {
		...Object.fromEntries([...kept, ...numbers]),
		...(heading && { [heading]: title }),
		...(Object.hasOwn(model, "slug") ? { slug } : {}),
	};
	const entry = markSamples(own, getShape(schema));
	writeFileSync(
		join(root, file),
		formatContent(layout === "folder" ? entry : [...entries, entry], collection),
	);
	return { file, model: String(model[heading ?? key]) };
};
