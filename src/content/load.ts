import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import { type ContentFile, readContentFile } from "../schemas/content-file";
import { getShape } from "../schemas/entry-fields";
import {
	formatPath,
	formatValue,
	getAtPath,
	joinPath,
	type LoadedEntry,
	type Problem,
} from "../schemas/problem";
import { describeProblems } from "../schemas/report";
import { getPartAt, type JsonSchema, listFieldNames } from "../schemas/shape";
import { listNames, suggest, suggestOr } from "../schemas/suggest";
import {
	type AnyCollection,
	type CollectionName,
	type Content,
	collectionNames,
	type Entries,
	findCollection,
	getCollection,
	isEntryFile,
} from "./collections";

/** Every entry as it is in its file, also the wrong ones. */
export type RawContent = { [K in CollectionName]: unknown[] };

export interface LoadedContent {
	readonly content: Content;
	readonly raw: RawContent;
	readonly problems: readonly Problem[];
	readonly files: readonly ContentFile[];
	readonly locate: (problem: Problem) => Problem;
}

const kinds: Readonly<Record<string, string>> = {
	string: "a text in quotation marks",
	number: "a number without quotation marks, $ or words",
	int: "a whole number without quotation marks",
	boolean: "true or false, without quotation marks",
	array: "a list in square brackets: [ ]",
	object: "a group of fields in braces: { }",
	record: "a group of fields in braces: { }",
};

const sizes: Readonly<Record<string, string>> = { string: " letters", array: " entries" };

const describeExpected: z.core.$ZodErrorMap = (issue) => {
	if (issue.code === "invalid_type") return kinds[issue.expected] ?? issue.expected;
	if (issue.code === "too_small") return `${issue.minimum}${sizes[issue.origin] ?? ""} or more`;
	if (issue.code === "too_big")
		return Number(issue.maximum) === 0
			? "an empty list"
			: `${issue.maximum}${sizes[issue.origin] ?? ""} or fewer`;
	if (issue.code === "invalid_value")
		return issue.values.length === 1
			? formatValue(issue.values[0])
			: `one of: ${listNames(issue.values.map(String))}`;
	return issue.code === "not_multiple_of" ? "two digits after the point at most" : undefined;
};

/** One problem for each path. A misspelled field isn't a missing one, too. */
const explain = (
	schema: z.ZodObject,
	entry: unknown,
	shape: JsonSchema,
): { data: unknown; issues: Pick<Problem, "path" | "message">[] } => {
	const { data, error } = schema.safeParse(entry, { error: describeExpected });
	const found = new Map<string, string>();
	const misspelled = new Set<string>();
	for (const issue of error?.issues ?? []) {
		if (issue.code !== "unrecognized_keys") continue;
		const names = listFieldNames(getPartAt(shape, issue.path));
		const absent = names.filter((name) => getAtPath(entry, [...issue.path, name]) === undefined);
		for (const key of issue.keys) {
			const meant = suggest(key, absent);
			if (meant) misspelled.add(formatPath([...issue.path, meant]));
			const fix = meant
				? `Did you mean "${meant}"? Correct the spelling.`
				: `Remove it, or write its content into one of: ${listNames(names)}.`;
			found.set(formatPath([...issue.path, key]), `There's no field "${key}". ${fix}`);
		}
	}
	for (const issue of error?.issues ?? []) {
		const path = formatPath(issue.path);
		if (issue.code === "unrecognized_keys" || found.has(path)) continue;
		const value = getAtPath(entry, issue.path);
		const fix =
			issue.code === "invalid_value" ? suggestOr(value, issue.values.map(String), "") : "";
		if (value !== undefined)
			found.set(path, `Found ${formatValue(value)}; expected ${issue.message}. ${fix}`.trim());
		else if (!misspelled.has(path))
			found.set(
				path,
				`The field "${String(issue.path.at(-1))}" is missing. Add it: ${issue.message}.`,
			);
	}
	return { data, issues: [...found].map(([path, message]) => ({ path, message })) };
};

const checkName = (file: string, key: string, value: unknown): Problem[] => {
	const found = getAtPath(value, [key]);
	const name = basename(file, ".json");
	if (typeof found !== "string" || found === name) return [];
	return [
		{
			file,
			path: key,
			message: `${key} is ${formatValue(found)}, but the file is called ${name}.json. Correct one of the two.`,
		},
	];
};

const loadCollection = (root: string, { layout, path, key = "slug", schema }: AnyCollection) => {
	const entries: LoadedEntry<unknown>[] = [];
	const raw: unknown[] = [];
	const problems: Problem[] = [];
	const files: ContentFile[] = [];
	const shape = getShape(schema);
	const gather = (file: string, at: string, entry: unknown): void => {
		const { data, issues } = explain(schema, entry, shape);
		raw.push(entry);
		problems.push(
			...issues.map((issue) => ({ file, path: joinPath(at, issue.path), message: issue.message })),
		);
		if (issues.length === 0) entries.push({ file, at, value: data });
	};
	const folder = join(root, "content", path);
	const names =
		layout !== "folder"
			? [path]
			: existsSync(folder)
				? readdirSync(folder).filter(isEntryFile).sort()
				: [];
	for (const name of names) {
		const read = readContentFile(
			root,
			layout === "folder" ? `content/${path}/${name}` : `content/${path}`,
		);
		const { file, value } = read;
		files.push(read);
		problems.push(...read.problems);
		if (value === undefined) continue;
		if (layout === "folder") problems.push(...checkName(file, key, value));
		if (layout !== "array") gather(file, "", value);
		else if (Array.isArray(value))
			for (const [index, item] of value.entries()) gather(file, `[${index}]`, item);
		else
			problems.push({
				file,
				path: "",
				message:
					"Expected a list of entries in square brackets. Put [ before the first entry and ] after the last one.",
			});
	}
	return { entries, raw, problems, files };
};

const loadCollections = (root: string, names: readonly CollectionName[]) => {
	const loaded = names.map((name) => [name, loadCollection(root, getCollection(name))] as const);
	const files = loaded.flatMap(([, gathered]) => gathered.files);
	const byName = new Map(files.map((each) => [each.file, each]));
	const locate = (problem: Problem): Problem =>
		problem.line === undefined ? (byName.get(problem.file)?.locate(problem) ?? problem) : problem;
	return {
		loaded,
		files,
		locate,
		problems: loaded.flatMap(([, { problems }]) => problems).map(locate),
	};
};

/** Never throws on bad content. */
export const loadContent = (root: string): LoadedContent => {
	const { loaded, ...rest } = loadCollections(root, collectionNames);
	return {
		content: Object.fromEntries(loaded.map(([name, { entries }]) => [name, entries])) as Content,
		raw: Object.fromEntries(loaded.map(([name, { raw }]) => [name, raw])) as RawContent,
		...rest,
	};
};

/** @param names of collections, all by default @throws naming every problem */
export const loadEntries = <K extends CollectionName>(
	root: string,
	...names: K[]
): Pick<Entries, K> => {
	const { loaded, problems } = loadCollections(root, names.length > 0 ? names : collectionNames);
	if (problems.length > 0)
		throw new Error(`content/ can't be read.\n\n${describeProblems(problems)}`);
	return Object.fromEntries(
		loaded.map(([name, { entries }]) => [name, entries.map(({ value }) => value)]),
	) as Pick<Entries, K>;
};

/** Git ignores what macOS and Windows leave in folders. */
const ofSystem = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;
const picture = /^media\/[a-z0-9-]+\.(?:jpg|png)$/;

const belongs = (name: string): boolean => {
	const collection = findCollection(name);
	return (
		collection !== undefined && (collection.layout !== "folder" || isEntryFile(basename(name)))
	);
};

const describeStray = (name: string): string => {
	if (/\.(?:jpe?g|png|webp|avif|gif|hei[cf]|tiff?|bmp|svg)$/i.test(name))
		return "Pictures are JPEG or PNG files in content/media, named in lowercase words joined by hyphens. Export it under such a name, and put it there.";
	return "The site doesn't use this file. Give it the name and the folder of its collection, such as services/chemical-peels.json, or delete it.";
};

export const findStrayFiles = (root: string): Problem[] => {
	const folder = join(root, "content");
	return (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
		.filter((entry) => !entry.isDirectory())
		.map(({ parentPath, name }) =>
			join(parentPath, name)
				.slice(folder.length + 1)
				.replaceAll("\\", "/"),
		)
		.filter((name) => !ofSystem.test(name) && !picture.test(name) && !belongs(name))
		.sort()
		.map((name) => ({ file: `content/${name}`, path: "", message: describeStray(name) }));
};
