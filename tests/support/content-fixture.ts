import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
	collectionNames,
	collections,
	findCollection,
	formatContent,
} from "../../src/content/collections";
import type { Collection } from "../../src/content/define-collection";
import { formatPath, getAtPath } from "../../src/problems";
import type { Path } from "./fill-schema";
import { sampleContent } from "./sample-content";

const plainPicture = readFileSync(join(__dirname, "picture.jpg"));

/**
 * A JPEG of one color, 1600 × 1200 px. Its name is in a comment, so that no two have the same
 * bytes.
 */
export const samplePicture = (name: string): Buffer => {
	const comment = Buffer.from(`\xff\xfe\0${String.fromCharCode(name.length + 2)}${name}`, "latin1");
	return Buffer.concat([plainPicture.subarray(0, 2), comment, plainPicture.subarray(2)]);
};

/** What the clock says while the sample content is checked. */
export const sampleNow = new Date("2026-06-15T12:00:00Z");

export const changed = (entry: unknown, path: Path, value: unknown): unknown => {
	const copy = structuredClone(entry);
	const parent = path
		.slice(0, -1)
		.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], copy) as Record<
		string | number,
		unknown
	>;
	const key = path.at(-1);
	if (key === undefined || typeof parent !== "object" || parent === null)
		throw new Error(`There is nothing at ${formatPath(path)} to change.`);
	if (value === undefined) delete parent[key];
	else parent[key] = value;
	return copy;
};

const folders: string[] = [];
afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true });
});

/**
 * The sample content as files in a temporary folder, for tests to break. Paths are from the
 * project's root.
 */
export const sampleProject = () => {
	const root = mkdtempSync(join(tmpdir(), "content-"));
	folders.push(root);
	const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8"));
	/** Writes bytes, a text, or a value as JSON. */
	const write = (file: string, content: unknown): void => {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		const collection = findCollection(file.replace(/^content\//, ""));
		const isWhole = typeof content === "string" || Buffer.isBuffer(content);
		writeFileSync(
			join(root, file),
			isWhole ? content : collection ? formatContent(content, collection) : JSON.stringify(content),
		);
	};
	for (const name of collectionNames) {
		const { layout, path, key = "" }: Collection = collections[name];
		const entries: readonly unknown[] = sampleContent[name];
		if (layout === "folder")
			for (const entry of entries) write(`content/${path}/${getAtPath(entry, [key])}.json`, entry);
		else write(`content/${path}`, layout === "array" ? entries : entries[0]);
	}
	for (const { file } of sampleContent.media) write(`content/media/${file}`, samplePicture(file));
	write("static/logo.svg", "");
	return {
		root,
		read,
		write,
		/** Sets one value of a JSON file; `undefined` removes the field. */
		set: (file: string, path: Path, value: unknown): void =>
			write(file, changed(read(file), path, value)),
		remove: (file: string): void => rmSync(join(root, file)),
	};
};
export type Fixture = ReturnType<typeof sampleProject>;
