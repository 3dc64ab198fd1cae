import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { isRecord } from "../lib/is-record";
import { type Collection, type CollectionEntry, type CollectionName, collections, isEntryFile } from "./collections";
import { formatPath, formatValue, joinPath, type Problem } from "./problem";
import { type Explained, explain } from "./reading/explain";
import { type ContentFile, readContentFile } from "./reading/file";
import { salvage } from "./reading/salvage";
import { findStrayFiles } from "./reading/stray-files";
import { describeProblems } from "./report";
import { getShape } from "./shape";
import { getAtPath } from "./walk";

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

/** An entry with something missing or of another type, completed with neutral values at its gaps. */
export interface IncompleteEntry extends LoadedEntry<unknown> {
	/** Paths inside the file. */
	readonly gaps: readonly string[];
	/** True if its file can't be read: it's what could be made out, and only what it means for other files counts. */
	readonly unread?: true;
}

/** content/ as it was read. */
export interface LoadedContent {
	/** The entries that have their schema's shape. */
	readonly content: Content;
	/** By collection, in the order of `collections`. */
	readonly incomplete: Readonly<Record<string, readonly IncompleteEntry[]>>;
	readonly raw: RawContent;
	/** The collections with a file that's missing or cut off. */
	readonly lost: readonly string[];
	readonly problems: Problem[];
	readonly files: readonly ContentFile[];
	/** Adds line and column to a problem of any file. */
	readonly locate: (problem: Problem) => Problem;
}

/** What loading one collection gathers. */
interface Gathered {
	readonly entries: LoadedEntry<unknown>[];
	readonly incomplete: IncompleteEntry[];
	readonly raw: unknown[];
	readonly problems: Problem[];
	readonly files: ContentFile[];
}

/** The entry with its misspelled fields under the names they stand for. */
const respell = (entry: Record<string, unknown>, issues: readonly Explained[]): Record<string, unknown> => {
	const copy = structuredClone(entry);
	for (const { path, meant } of issues) {
		const object = getAtPath(copy, path.slice(0, -1));
		if (meant !== undefined && isRecord(object)) object[meant] = getAtPath(copy, path);
	}
	return copy;
};

/** Checks one entry against its schema, and keeps of it what other checks can read. */
const gatherEntry = (gathered: Gathered, { schema, layout, key }: Collection, file: string, at: string, entry: unknown): void => {
	const shape = getShape({ schema });
	const { data, issues } = explain(schema, entry, shape);
	// Without its key, an entry of a folder is called what its file is called: references to it aren't wrong.
	const named = layout === "folder" && key && isRecord(entry) && entry[key] === undefined ? { ...entry, [key]: basename(file, ".json") } : entry;
	gathered.raw.push(named);
	if (!issues) {
		gathered.entries.push({ file, at, value: data });
		return;
	}
	gathered.problems.push(...issues.map(({ path, meant: _meant, ...finding }) => ({ file, path: joinPath(at, formatPath(path)), ...finding })));
	if (!isRecord(named)) return;
	const { value, gaps } = salvage(respell(named, issues), shape);
	if (gaps.length === 0) gathered.entries.push({ file, at, value });
	else gathered.incomplete.push({ file, at, value, gaps: gaps.map((gap) => joinPath(at, formatPath(gap))) });
};

/** Keeps what can be made out of an entry whose file can't be read. */
const gatherUnread = (gathered: Gathered, { schema }: Collection, file: string, at: string, entry: unknown): void => {
	gathered.raw.push(entry);
	if (isRecord(entry)) gathered.incomplete.push({ file, at, value: salvage(entry, getShape({ schema })).value, gaps: [at], unread: true });
};

/** A file of a folder is called what its key says. */
const checkName = (file: string, key: string, value: unknown, names: readonly string[]): Problem[] => {
	const found = getAtPath(value, [key]);
	const name = basename(file, ".json");
	if (typeof found !== "string" || found === name) return [];
	const remedy = names.includes(`${found}.json`)
		? `Write "${name}": another file is called ${found}.json already.`
		: `Rename the file to ${found}.json, or correct ${key}.`;
	return [{ file, path: key, found: formatValue(found), expected: `"${name}", the file's name`, remedy }];
};

/** An entry whose file has another name goes by both: what names it isn't wrong until one of the two is corrected. */
const gatherMisnamed = (gathered: Gathered, key: string, file: string): void => {
	const last = gathered.entries.at(-1);
	if (last?.file === file) gathered.incomplete.push({ ...last, gaps: [key] });
	if (last?.file === file) gathered.entries.pop();
	const named = gathered.raw.at(-1);
	if (isRecord(named)) gathered.raw.push({ ...named, [key]: basename(file, ".json") });
};

const gatherFolder = (gathered: Gathered, root: string, collection: Collection): void => {
	const { path, key = "slug" } = collection;
	const folder = `content/${path}`;
	const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)).filter(isEntryFile) : [];
	for (const name of names.sort()) {
		const read = readContentFile(root, `${folder}/${name}`);
		gathered.files.push(read);
		gathered.problems.push(...read.problems);
		const misnamed = checkName(read.file, key, read.value, names);
		gathered.problems.push(...misnamed);
		if (read.value === undefined)
			gatherUnread(gathered, collection, read.file, "", { ...(isRecord(read.rest) ? read.rest : {}), [key]: basename(name, ".json") });
		else gatherEntry(gathered, collection, read.file, "", read.value);
		if (misnamed.length > 0) gatherMisnamed(gathered, key, read.file);
	}
};

const gatherFile = (gathered: Gathered, root: string, collection: Collection): void => {
	const read = readContentFile(root, `content/${collection.path}`);
	const { file, value } = read;
	gathered.files.push(read);
	gathered.problems.push(...read.problems);
	if (value === undefined) {
		const entries = collection.layout === "object" ? [read.rest] : Array.isArray(read.rest) ? read.rest : [];
		for (const [index, item] of entries.filter(isRecord).entries())
			gatherUnread(gathered, collection, file, collection.layout === "object" ? "" : `[${index}]`, item);
		return;
	}
	if (collection.layout === "object") gatherEntry(gathered, collection, file, "", value);
	else if (Array.isArray(value)) for (const [index, item] of value.entries()) gatherEntry(gathered, collection, file, `[${index}]`, item);
	else {
		const expected = "a list of entries in square brackets: [ ]";
		gathered.problems.push({ file, path: "", found: formatValue(value), expected, remedy: "Put [ before the first entry and ] after the last one." });
	}
};

const loadCollection = (root: string, collection: Collection): Gathered => {
	const gathered: Gathered = { entries: [], incomplete: [], raw: [], problems: [], files: [] };
	if (collection.layout === "folder") gatherFolder(gathered, root, collection);
	else gatherFile(gathered, root, collection);
	return gathered;
};

const createLocate = (files: readonly ContentFile[]): LoadedContent["locate"] => {
	const byName = new Map(files.map((each) => [each.file, each]));
	return (problem) => (problem.line === undefined ? (byName.get(problem.file)?.locate(problem) ?? problem) : problem);
};

/**
 * Reads and checks every file of content/. Never throws on bad content.
 * @param root the project's root folder
 */
export const loadContent = (root: string): LoadedContent => {
	const loaded = Object.entries<Collection>(collections).map(([name, collection]) => [name, loadCollection(root, collection)] as const);
	const pick = <T>(select: (gathered: Gathered) => T) => Object.fromEntries(loaded.map(([name, gathered]) => [name, select(gathered)]));
	const files = loaded.flatMap(([, gathered]) => gathered.files);
	const locate = createLocate(files);
	return {
		content: pick(({ entries }) => entries) as Content,
		incomplete: pick(({ incomplete }) => incomplete),
		raw: pick(({ raw }) => raw) as RawContent,
		problems: [...loaded.flatMap(([, { problems }]) => problems), ...findStrayFiles(root)].map(locate),
		lost: loaded.flatMap(([name, { files: read }]) => (read.some(({ value, rest }) => value === undefined && rest === undefined) ? [name] : [])),
		files,
		locate,
	};
};

/**
 * The entries of some collections, each by its schema alone.
 * @throws naming every problem
 */
export const loadEntries = <K extends CollectionName>(root: string, ...names: K[]): { [N in K]: CollectionEntry<N>[] } => {
	const loaded = names.map((name) => [name, loadCollection(root, collections[name])] as const);
	const locate = createLocate(loaded.flatMap(([, { files }]) => files));
	const problems = loaded.flatMap(([, gathered]) => gathered.problems).map(locate);
	if (problems.length > 0) throw new Error(`content/ can't be read.\n\n${describeProblems(problems)}`);
	return Object.fromEntries(loaded.map(([name, { entries }]) => [name, entries.map(({ value }) => value)])) as { [N in K]: CollectionEntry<N>[] };
};
