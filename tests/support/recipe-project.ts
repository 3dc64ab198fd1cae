import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CollectionName, collections, findCollection, formatContent } from "../../src/content/collections";
import type { Collection } from "../../src/content/define-collection";
import type { Input } from "./sample-entry";
import { samplePicture } from "./sample-picture";

/** A copy of content/, and what an editor does in it. */
export interface Editor {
	readonly root: string;
	/** The entries of a kind, by the order of their files. */
	read: <K extends CollectionName>(kind: K) => Input<K>[];
	/** Writes an entry's file; an entry of a list is added to its end. */
	save: <K extends CollectionName>(kind: K, entry: Input<K>) => void;
	replaceReviews: (reviews: readonly Input<"reviews">[]) => void;
	/** Renames an entry's file. */
	rename: (kind: CollectionName, slug: string, to: string) => void;
	/** Saves a picture, as if it had been scaled and exported. */
	addPicture: (file: string) => void;
	/** Changes all JSON files, like find and replace in the folder. */
	replaceEverywhere: (change: (text: string) => string) => void;
	remove: () => void;
}

export const copyContent = (): Editor => {
	const root = mkdtempSync(join(tmpdir(), "recipes-"));
	for (const name of ["content", "static"]) cpSync(name, join(root, name), { recursive: true });
	const folder = join(root, "content");
	const readJson = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
	const write = (file: string, content: unknown) => {
		const collection = findCollection(file);
		if (!collection) throw new Error(`content/${file} belongs to no collection.`);
		writeFileSync(join(folder, file), formatContent(content, collection));
	};
	const list = (path: string) => readdirSync(join(folder, path), { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
	return {
		root,
		read: (kind) => {
			const { layout, path } = collections[kind];
			if (layout !== "folder") return [readJson(path)].flat();
			return list(path)
				.sort()
				.map((name) => readJson(join(path, name)));
		},
		save: (kind, entry) => {
			const { layout, path, key = "" }: Collection = collections[kind];
			if (layout === "folder") write(`${path}/${Object(entry)[key]}.json`, entry);
			else write(path, layout === "array" ? [...readJson(path), entry] : entry);
		},
		replaceReviews: (reviews) => write(collections.reviews.path, reviews),
		rename: (kind, slug, to) => renameSync(join(folder, collections[kind].path, `${slug}.json`), join(folder, collections[kind].path, `${to}.json`)),
		addPicture: (file) => writeFileSync(join(folder, "media", file), samplePicture(file)),
		replaceEverywhere: (change) => {
			for (const name of list("")) write(name, JSON.parse(change(readFileSync(join(folder, name), "utf8"))));
		},
		remove: () => rmSync(root, { recursive: true }),
	};
};
