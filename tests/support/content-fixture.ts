import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { collectionNames, collections, findCollection, formatContent } from "../../src/content/collections";
import type { Collection } from "../../src/content/define-collection";
import { getAtPath } from "../../src/schemas/problem";
import { changed, type Path } from "./entries";
import { sampleContent } from "./sample-content";
import { samplePicture } from "./sample-picture";

/** The sample content as files in a folder of its own, which a test may break. Paths are from the project's root. */
export interface Fixture {
	root: string;
	/** The file's JSON. */
	read: (file: string) => unknown;
	/** Writes bytes, a text, or a value as JSON. */
	write: (file: string, content: unknown) => void;
	/** Sets one value of a JSON file; `undefined` removes the field. */
	set: (file: string, path: Path, value: unknown) => void;
	remove: (file: string) => void;
}

/** What the clock says while the sample content is checked. */
export const sampleNow = new Date("2026-06-15T12:00:00Z");

const folders: string[] = [];
const removeFolders = (): void => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
};
afterAll(removeFolders);

/** Writes the sample content into a temporary folder, which is removed after the tests. */
export const sampleProject = (): Fixture => {
	const root = mkdtempSync(join(tmpdir(), "content-"));
	folders.push(root);
	const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8"));
	const write = (file: string, content: unknown) => {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		if (Buffer.isBuffer(content)) {
			writeFileSync(join(root, file), content);
			return;
		}
		const collection = findCollection(file.replace(/^content\//, ""));
		const toText = () => (collection ? formatContent(content, collection) : JSON.stringify(content));
		writeFileSync(join(root, file), typeof content === "string" ? content : toText());
	};
	for (const name of collectionNames) {
		const { layout, path, key = "" }: Collection = collections[name];
		const entries: readonly unknown[] = sampleContent[name];
		if (layout === "folder") for (const entry of entries) write(`content/${path}/${getAtPath(entry, [key])}.json`, entry);
		else write(`content/${path}`, layout === "array" ? entries : entries[0]);
	}
	for (const { file } of sampleContent.media) write(`content/media/${file}`, samplePicture(file));
	write("static/logo.svg", "");
	return {
		root,
		read,
		write,
		set: (file, path, value) => write(file, changed(read(file), path, value)),
		remove: (file) => rmSync(join(root, file)),
	};
};
