import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CollectionName, collections, findCollection, formatContent } from "../../src/content/collections";
import type { Collection } from "../../src/content/define-collection";
import type { Input } from "./sample-entry";

/** A copy of content/ in a folder of its own, and what an editor does in it. */
export const copyContent = () => {
	const root = mkdtempSync(join(tmpdir(), "content-copy-"));
	for (const name of ["content", "static"]) cpSync(name, join(root, name), { recursive: true });
	const at = (file: string) => join(root, "content", file);
	const readJson = (file: string) => JSON.parse(readFileSync(at(file), "utf8"));
	const write = (file: string, content: unknown) => {
		const collection = findCollection(file);
		if (!collection) throw new Error(`content/${file} belongs to no collection.`);
		writeFileSync(at(file), formatContent(content, collection));
	};
	const list = (path: string) =>
		readdirSync(at(path), { recursive: true, encoding: "utf8" })
			.filter((name) => name.endsWith(".json"))
			.sort();
	return {
		root,
		at,
		/** The entries of a kind, by the order of their files. */
		read: <K extends CollectionName>(kind: K): Input<K>[] => {
			const { layout, path } = collections[kind];
			return layout === "folder" ? list(path).map((name) => readJson(join(path, name))) : [readJson(path)].flat();
		},
		/** Writes an entry's file; an entry of a list is added to its end. */
		save: <K extends CollectionName>(kind: K, entry: Input<K>) => {
			const { layout, path, key = "" }: Collection = collections[kind];
			if (layout === "folder") write(`${path}/${Object(entry)[key]}.json`, entry);
			else write(path, layout === "array" ? [...readJson(path), entry] : entry);
		},
		rename: (from: string, to: string) => renameSync(at(from), at(to)),
		/** Changes all JSON files, like find and replace in the folder. */
		replaceEverywhere: (change: (text: string) => string) => {
			for (const name of list("")) write(name, JSON.parse(change(readFileSync(at(name), "utf8"))));
		},
		remove: () => rmSync(root, { recursive: true }),
	};
};
