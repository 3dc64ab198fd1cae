import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import { type Collection, type CollectionEntry, type CollectionName, collections, findCollection } from "./collections";
import { describeProblem, formatPath, formatValue, joinPath, type Problem } from "./problem";

/** An entry and where it came from. */
export interface LoadedEntry<T> {
	file: string;
	/** The entry's path inside its file: `[3]` in an array, empty otherwise. */
	at: string;
	value: T;
}

export type Content = { [K in CollectionName]: LoadedEntry<CollectionEntry<K>>[] };

/** Every entry as it is in its file, also the wrong ones: a reference to one of those isn't a problem of its own. */
export type RawContent = { [K in CollectionName]: unknown[] };

const readJson = (root: string, file: string, problems: Problem[]): unknown => {
	const full = join(root, file);
	if (!existsSync(full)) {
		const remedy = "Restore the file from git, or create it by the recipe in docs/maintaining.md.";
		problems.push({ file, path: "", found: "no such file", expected: "a JSON file", remedy });
		return undefined;
	}
	try {
		return JSON.parse(readFileSync(full, "utf8"));
	} catch (error) {
		const remedy = "Look for a missing comma or quotation mark near that place, or an extra comma before a closing bracket.";
		problems.push({ file, path: "", found: error instanceof Error ? error.message : String(error), expected: "valid JSON", remedy });
		return undefined;
	}
};

/** The value at a path of an entry; undefined if there's none. */
export const getAtPath = (entry: unknown, path: readonly PropertyKey[]): unknown =>
	path.reduce<unknown>((value, key) => (typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined), entry);

const getRemedy = (issue: z.core.$ZodIssue, value: unknown): string => {
	if (issue.code === "unrecognized_keys") return `Remove ${issue.keys.map((key) => `"${key}"`).join(", ")}, or correct the spelling.`;
	if (value === undefined) return "Add the field.";
	if (issue.code === "too_big") return "Shorten it.";
	if (issue.code === "too_small") return "Write more, or add entries.";
	if (issue.code === "invalid_type") return "Write a value of that type. Text needs quotation marks; numbers, true and false have none.";
	return "Write it in the form expected.";
};

const toProblem = (issue: z.core.$ZodIssue, file: string, at: string, entry: unknown): Problem => {
	const value = getAtPath(entry, issue.path);
	return {
		file,
		path: joinPath(at, formatPath(issue.path)),
		found: issue.code === "unrecognized_keys" ? `the unknown field ${issue.keys.map((key) => `"${key}"`).join(", ")}` : formatValue(value),
		expected: issue.message.replace(/^Invalid input: (expected )?/, ""),
		remedy: getRemedy(issue, value),
	};
};

const loadCollection = (root: string, { layout, path, schema, key }: Collection, problems: Problem[], raw: unknown[]): LoadedEntry<unknown>[] => {
	const parse = (file: string, at: string, entry: unknown): LoadedEntry<unknown>[] => {
		raw.push(entry);
		const { data, error } = schema.safeParse(entry);
		if (error) problems.push(...error.issues.map((issue) => toProblem(issue, file, at, entry)));
		return error ? [] : [{ file, at, value: data }];
	};
	const place = `content/${path}`;
	if (layout === "folder") {
		const names = existsSync(join(root, place)) ? readdirSync(join(root, place)).filter((name) => name.endsWith(".json")) : [];
		return names.sort().flatMap((name) => {
			const file = `${place}/${name}`;
			const entry = readJson(root, file, problems);
			const fileKey = basename(name, ".json");
			if (entry === undefined) {
				if (key) raw.push({ [key]: fileKey });
				return [];
			}
			const found = key && getAtPath(entry, [key]);
			if (key && typeof found === "string" && found !== fileKey) {
				const remedy = `Rename the file to ${found}.json, or correct ${key}.`;
				problems.push({ file, path: key, found: formatValue(found), expected: `"${fileKey}", the file's name`, remedy });
			}
			return parse(file, "", entry);
		});
	}
	const entry = readJson(root, place, problems);
	if (entry === undefined) return [];
	if (layout === "object") return parse(place, "", entry);
	if (!Array.isArray(entry)) {
		problems.push({ file: place, path: "", found: formatValue(entry), expected: "an array of entries", remedy: "Wrap the entries in [ and ]." });
		return [];
	}
	return entry.flatMap((item, index) => parse(place, `[${index}]`, item));
};

/** JSON files in the wrong folder or under a wrong name. Gatsby would ignore them silently. */
const findUnknownFiles = (root: string): Problem[] =>
	(existsSync(join(root, "content")) ? readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" }) : [])
		.map((name) => name.replaceAll("\\", "/"))
		.filter((name) => name.endsWith(".json") && !findCollection(name))
		.sort()
		.map((name) => ({
			file: `content/${name}`,
			path: "",
			found: "a JSON file that belongs to no collection",
			expected: `a file at one of: ${Object.values(collections)
				.map(({ layout, path }) => (layout === "folder" ? `${path}/*.json` : path))
				.join(", ")}`,
			remedy: "Move it to the folder of its collection, or remove it. The collections are in src/content/collections.ts.",
		}));

/**
 * Reads and checks every file of content/. Never throws on bad content.
 * @param root the project's root folder
 * @returns the valid entries, the problems of the others, and all entries as they were read
 */
export const loadContent = (root: string): { content: Content; problems: Problem[]; raw: RawContent } => {
	const problems: Problem[] = [];
	const raw = Object.fromEntries(Object.keys(collections).map((name) => [name, [] as unknown[]])) as RawContent;
	const loaded = Object.entries(collections).map(([name, collection]) => [name, loadCollection(root, collection, problems, raw[name as CollectionName])]);
	return { content: Object.fromEntries(loaded) as Content, problems: [...problems, ...findUnknownFiles(root)], raw };
};

/**
 * The entries of some collections, each by its schema alone.
 * @throws naming every problem
 */
export const loadEntries = <K extends CollectionName>(root: string, ...names: K[]): { [N in K]: CollectionEntry<N>[] } => {
	const problems: Problem[] = [];
	const entries = names.map((name) => [name, loadCollection(root, collections[name], problems, []).map(({ value }) => value)] as const);
	if (problems.length > 0) throw new Error(["content/ cannot be read.", ...problems.map(describeProblem)].join("\n\n"));
	return Object.fromEntries(entries) as { [N in K]: CollectionEntry<N>[] };
};
