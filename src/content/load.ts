import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { z } from "zod";
import { type Collection, type CollectionEntry, type CollectionName, collections } from "./collections";
import { describeProblem, formatPath, type Problem, show } from "./problem";

/** An entry and where it came from. */
export interface LoadedEntry<T> {
	file: string;
	/** The entry's path inside its file: `[3]` in an array, empty otherwise. */
	at: string;
	value: T;
}

/** All content, kind by kind. */
export type Content = { [K in CollectionName]: LoadedEntry<CollectionEntry<K>>[] };

/** Every entry as its file has it, also the wrong ones: a reference to one of those is not wrong in turn. */
export type Raw = { [K in CollectionName]: unknown[] };

const parseJson = (root: string, file: string, problems: Problem[]): unknown => {
	const full = join(root, file);
	if (!existsSync(full)) {
		problems.push({
			file,
			path: "",
			found: "no such file",
			expected: "a JSON file",
			remedy: "Restore the file from git, or create it by the recipe in docs/maintaining.md.",
		});
		return undefined;
	}
	try {
		return JSON.parse(readFileSync(full, "utf8"));
	} catch (error) {
		problems.push({
			file,
			path: "",
			found: error instanceof Error ? error.message : String(error),
			expected: "valid JSON",
			remedy: "Look for a missing comma or quotation mark near the place named, or a comma too many before a closing bracket.",
		});
		return undefined;
	}
};

/** What an entry has at a path; undefined where there is none. */
export const getAtPath = (entry: unknown, path: readonly PropertyKey[]): unknown =>
	path.reduce<unknown>((value, key) => (typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined), entry);

const joinPath = (at: string, path: string): string => (at && path && !path.startsWith("[") ? `${at}.${path}` : at + path);

/** The remedy for a zod issue, by its code. */
const remedyFor = (issue: z.core.$ZodIssue, value: unknown): string => {
	if (issue.code === "unrecognized_keys") return `Remove ${issue.keys.map((key) => `"${key}"`).join(", ")}, or correct the spelling.`;
	if (value === undefined) return "Add the field.";
	if (issue.code === "too_big") return "Shorten it.";
	if (issue.code === "too_small") return "Write more, or add entries.";
	if (issue.code === "invalid_type") return "Write a value of that type; text stands in quotes, numbers and true or false do not.";
	return "Write it in the form expected.";
};

const check = (file: string, at: string, schema: z.ZodType, entry: unknown, problems: Problem[]): unknown => {
	const result = schema.safeParse(entry);
	if (result.success) return result.data;
	for (const issue of result.error.issues) {
		const value = getAtPath(entry, issue.path);
		problems.push({
			file,
			path: joinPath(at, formatPath(issue.path)),
			found: issue.code === "unrecognized_keys" ? `the unknown field ${issue.keys.map((key) => `"${key}"`).join(", ")}` : show(value),
			expected: issue.message.replace(/^Invalid input: (expected )?/, ""),
			remedy: remedyFor(issue, value),
		});
	}
	return undefined;
};

const loadKind = (root: string, kind: Collection, problems: Problem[], raw: unknown[]): LoadedEntry<unknown>[] => {
	const keep = (file: string, at: string, entry: unknown): LoadedEntry<unknown>[] => {
		raw.push(entry);
		const value = check(file, at, kind.schema, entry, problems);
		return value === undefined ? [] : [{ file, at, value }];
	};
	const path = `content/${kind.path}`;
	if (kind.layout === "folder") {
		const folder = join(root, path);
		const names = existsSync(folder)
			? readdirSync(folder)
					.filter((name) => name.endsWith(".json"))
					.sort()
			: [];
		return names.flatMap((name) => {
			const file = `${path}/${name}`;
			const entry = parseJson(root, file, problems);
			if (entry === undefined) {
				if (kind.key) raw.push({ [kind.key]: basename(name, ".json") });
				return [];
			}
			const key = kind.key ? getAtPath(entry, [kind.key]) : undefined;
			if (kind.key && typeof key === "string" && key !== basename(name, ".json"))
				problems.push({
					file,
					path: kind.key,
					found: show(key),
					expected: `"${basename(name, ".json")}", the file's name`,
					remedy: `Rename the file to ${key}.json, or correct ${kind.key}.`,
				});
			return keep(file, "", entry);
		});
	}
	const entry = parseJson(root, path, problems);
	if (entry === undefined) return [];
	if (kind.layout === "object") return keep(path, "", entry);
	if (!Array.isArray(entry)) {
		problems.push({ file: path, path: "", found: show(entry), expected: "an array of entries", remedy: "Wrap the entries in [ and ]." });
		return [];
	}
	return entry.flatMap((item, index) => keep(path, `[${index}]`, item));
};

/** True where a file below content/ is one that a kind reads. */
const belongs = (file: string): boolean =>
	Object.values(collections).some(({ layout, path }) => (layout === "folder" ? dirname(file) === path : file === path));

/** JSON files that no kind reads: in the wrong folder, or a list under another name. Without this they would be left out in silence. */
const strays = (root: string): Problem[] =>
	(existsSync(join(root, "content")) ? readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" }) : [])
		.map((name) => name.replaceAll("\\", "/"))
		.filter((name) => name.endsWith(".json") && !belongs(name))
		.sort()
		.map((name) => ({
			file: `content/${name}`,
			path: "",
			found: "a JSON file that belongs to no kind of content",
			expected: `a file at one of: ${Object.values(collections)
				.map(({ layout, path }) => (layout === "folder" ? `${path}/*.json` : path))
				.join(", ")}`,
			remedy: "Move it to the folder of its kind, or remove it; the collections are in src/content/collections.ts.",
		}));

/**
 * Reads and checks every file of content/.
 * @param root the project's root folder
 * @returns the entries that are right, a problem for each that is not, and all as they were read; never throws on bad content
 */
export const loadContent = (root: string): { content: Content; problems: Problem[]; raw: Raw } => {
	const problems: Problem[] = [];
	const raw = Object.fromEntries(Object.keys(collections).map((name) => [name, [] as unknown[]])) as Raw;
	const entries = Object.entries(collections).map(([name, kind]) => [name, loadKind(root, kind, problems, raw[name as CollectionName])] as const);
	return { content: Object.fromEntries(entries) as Content, problems: [...problems, ...strays(root)], raw };
};

/**
 * The entries of some collections, each by its schema alone.
 * @throws naming every problem
 */
export const loadEntries = <K extends CollectionName>(root: string, ...names: K[]): { [N in K]: CollectionEntry<N>[] } => {
	const problems: Problem[] = [];
	const entries = names.map((name) => [name, loadKind(root, collections[name], problems, []).map(({ value }) => value)] as const);
	if (problems.length > 0) throw new Error(["content/ cannot be read.", ...problems.map(describeProblem)].join("\n\n"));
	return Object.fromEntries(entries) as { [N in K]: CollectionEntry<N>[] };
};
