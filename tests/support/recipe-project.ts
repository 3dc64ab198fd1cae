import { spawn } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { type Collection, type CollectionName, collections, findCollection, formatContent } from "../../src/schemas/collections";
import type { Input } from "./sample-content";
import { samplePicture } from "./sample-picture";

/** What an editor does in content/. */
export interface Editor {
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
}

/** A copy of the project with a content/ of its own. */
export interface RecipeProject {
	readonly root: string;
	readonly editor: Editor;
	/** Runs a program of node_modules there. @returns its exit code and output */
	run: (program: string, ...args: readonly string[]) => Promise<{ code: number | null; output: string }>;
	remove: () => void;
}

/** What types, checks and unit tests read; packages are linked, not copied. */
const folders = [".cspell", ".scripts", ".patches", ".vscode", "bench", "content", "deploy", "src", "static", "tests"];
/**
 * Tests that don't run in the copy: the one about docs/, which isn't copied, and those of the checks themselves, to which it doesn't matter what the
 * content says.
 */
const left = ["documents", "check-content", "messages", "new", "spelling"].map((name) => `${name}.test.ts`);

const createEditor = (folder: string): Editor => {
	const readJson = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
	const write = (file: string, content: unknown) => {
		const collection = findCollection(file);
		if (!collection) throw new Error(`content/${file} belongs to no collection.`);
		writeFileSync(join(folder, file), formatContent(content, collection));
	};
	const list = (path: string) => readdirSync(join(folder, path), { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
	return {
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
	};
};

/** Copies the project into a temporary folder. */
export const copyProject = (): RecipeProject => {
	const root = mkdtempSync(join(tmpdir(), "recipes-"));
	// A test of missing rights runs a program as another user, who has to find the copy's packages.
	chmodSync(root, 0o755);
	const files = readdirSync(".", { withFileTypes: true }).filter((entry) => entry.isFile());
	for (const name of [...files.map((file) => file.name), ...folders.filter((folder) => existsSync(folder))])
		cpSync(name, join(root, name), { recursive: true, filter: (source) => !left.includes(basename(source)) });
	symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
	return {
		root,
		editor: createEditor(join(root, "content")),
		run: (program, ...args) =>
			new Promise((resolve, reject) => {
				// Jest in the copy is no worker of this one, and runs the usual tests. Colors would hide texts from the test.
				const { JEST_WORKER_ID: _worker, JEST_DEEP: _deep, ...env } = process.env;
				const child = spawn(process.execPath, [join("node_modules", program), ...args], { cwd: root, env: { ...env, FORCE_COLOR: "0" } });
				let output = "";
				for (const stream of [child.stdout, child.stderr])
					stream.setEncoding("utf8").on("data", (text: string) => {
						output += text;
					});
				child.on("error", reject).on("close", (code) => resolve({ code, output }));
			}),
		remove: () => rmSync(root, { recursive: true }),
	};
};
