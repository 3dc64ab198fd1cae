import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "../../src/content/checks";
import { type Collection, type CollectionName, collections } from "../../src/content/collections";
import { type Content, getAtPath } from "../../src/content/load";
import type { Problem } from "../../src/content/problem";
import { changed, type Path } from "./entries";
import { sampleContent } from "./sample-content";

/** The sample content as files that a test may break. Paths are from the project's root. */
export interface Fixture {
	root: string;
	/** The file's JSON. */
	read: (file: string) => unknown;
	/** Writes a file as it stands, or a value as JSON. */
	write: (file: string, content: unknown) => void;
	/** Sets one value of a JSON file; `undefined` takes the field away. */
	set: (file: string, path: Path, value: unknown) => void;
	remove: (file: string) => void;
}

type Check = (root: string) => { content: Content; problems: Problem[] };

interface Project extends Fixture {
	/** Puts back every file that was changed. */
	restore: () => void;
}

/** The sample content by its files: one a folder's entry, one a list. */
const sampleFiles = (): [file: string, content: unknown][] =>
	(Object.keys(collections) as CollectionName[]).flatMap((name): [string, unknown][] => {
		const { layout, path, key = "" }: Collection = collections[name];
		const entries: readonly unknown[] = sampleContent[name];
		if (layout === "folder") return entries.map((entry) => [`content/${path}/${getAtPath(entry, [key])}.json`, entry]);
		return [[`content/${path}`, layout === "array" ? entries : entries[0]]];
	});

/** The sample content in a temporary folder; pictures are empty files, for no check that reads here looks into them. */
const writeProject = (): Project => {
	const root = mkdtempSync(join(tmpdir(), "content-"));
	const full = (file: string) => join(root, file);
	const before = new Map<string, string | undefined>();
	const remember = (file: string) => {
		if (!before.has(file)) before.set(file, existsSync(full(file)) ? readFileSync(full(file), "utf8") : undefined);
	};
	const read = (file: string): unknown => JSON.parse(readFileSync(full(file), "utf8"));
	const write = (file: string, content: unknown) => {
		remember(file);
		mkdirSync(dirname(full(file)), { recursive: true });
		writeFileSync(full(file), typeof content === "string" ? content : JSON.stringify(content));
	};
	for (const [file, content] of sampleFiles()) write(file, content);
	for (const { file } of sampleContent.media) write(`content/media/${file}`, "");
	write("static/logo.svg", "");
	before.clear();
	return {
		root,
		read,
		write,
		set: (file, path, value) => write(file, changed(read(file), path, value)),
		remove: (file) => {
			remember(file);
			rmSync(full(file));
		},
		restore: () => {
			for (const [file, text] of before) {
				if (text === undefined) rmSync(full(file));
				else writeFileSync(full(file), text);
			}
			before.clear();
		},
	};
};

/** One folder per test file: a test puts back what it changed. */
let project: Project | undefined;

afterAll(() => {
	if (project) rmSync(project.root, { recursive: true });
});

/** The folder that holds the sample content, as content/. */
export const sampleProject = (): Project => {
	project ??= writeProject();
	return project;
};

/** What the check says of the sample content with one thing changed. Afterwards the files are as they were. */
export const problemsAfter = (change: (fixture: Fixture) => void, check: Check = checkContent): Problem[] => {
	const fixture = sampleProject();
	try {
		change(fixture);
		return check(fixture.root).problems;
	} finally {
		fixture.restore();
	}
};
