import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { formatValue, getAtPath, joinPath, type LoadedEntry, type Problem } from "../problems";
import { type ContentFile, readContentFile } from "../problems/content-file";
import { describeProblems } from "../problems/report";
import { getShape } from "../schemas/entry-fields";
import { explain } from "../schemas/explain";
import {
	type AnyCollection,
	type CollectionName,
	type Content,
	collectionNames,
	type Entries,
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

const checkName = (file: string, key: string, value: unknown) => {
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

/** A kind's files, relative to the project's root. */
const listFiles = (root: string, { layout, path }: AnyCollection) => {
	const folder = `content/${path}`;
	if (layout !== "folder") return [folder];
	const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
	return names
		.filter(isEntryFile)
		.sort()
		.map((name) => `${folder}/${name}`);
};

const loadCollection = (root: string, collection: AnyCollection) => {
	const { layout, key = "slug", schema } = collection;
	const entries: LoadedEntry<unknown>[] = [];
	const raw: unknown[] = [];
	const problems: Problem[] = [];
	const files = listFiles(root, collection).map((file) => readContentFile(root, file));
	const shape = getShape(schema);
	const gather = (file: string, at: string, entry: unknown): void => {
		const { data, issues } = explain(schema, entry, shape);
		raw.push(entry);
		for (const { path, message } of issues)
			problems.push({ file, path: joinPath(at, path), message });
		if (issues.length === 0) entries.push({ file, at, value: data });
	};
	for (const { file, value, problems: unread } of files) {
		problems.push(...unread);
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
	const locate = (problem: Problem) =>
		problem.line === undefined ? (byName.get(problem.file)?.locate(problem) ?? problem) : problem;
	return {
		loaded,
		files,
		locate,
		problems: loaded.flatMap(([, { problems }]) => problems).map(locate),
	};
};

/** All content and what's wrong with it. */
export const loadContent = (root: string): LoadedContent => {
	const { loaded, ...rest } = loadCollections(root, collectionNames);
	return {
		content: Object.fromEntries(loaded.map(([name, { entries }]) => [name, entries])) as Content,
		raw: Object.fromEntries(loaded.map(([name, { raw }]) => [name, raw])) as RawContent,
		...rest,
	};
};

/** @param names of kinds, all by default @throws naming every problem */
export const loadEntries = <K extends CollectionName>(root: string, ...names: K[]) => {
	const { loaded, problems } = loadCollections(root, names.length > 0 ? names : collectionNames);
	if (problems.length > 0)
		throw new Error(`content/ can't be read.\n\n${describeProblems(problems)}`);
	return Object.fromEntries(
		loaded.map(([name, { entries }]) => [name, entries.map(({ value }) => value)]),
	) as Pick<Entries, K>;
};
