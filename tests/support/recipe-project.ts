import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { CollectionName, collections } from "../../src/content/collections";
import type { Input } from "./sample-content";

type Layout<L extends string> = { [K in CollectionName]: (typeof collections)[K]["layout"] extends L ? K : never }[CollectionName];

/** What an editor's hands do in content/. Paths are below that folder. */
export interface Editor {
	/** The names of a folder's files, without `.json`. */
	list: (folder: string) => string[];
	/** The JSON of a file, as its kind has it; `T` is the caller's promise. */
	read: <T>(file: string) => T;
	write: (file: string, content: unknown) => void;
	/** Adds an object to the end of a file's list. */
	append: <K extends Layout<"array">>(file: (typeof collections)[K]["path"], entry: Input<K>) => void;
	rename: (file: string, name: string) => void;
	copy: (file: string, name: string) => void;
	/** Changes what every JSON file says, as find and replace over the folder does. */
	replaceEverywhere: (change: (text: string) => string) => void;
}

/** A copy of the project with a content/ of its own. */
export interface RecipeProject {
	readonly root: string;
	readonly editor: Editor;
	/** Runs a program of node_modules there. @returns its exit code and what it said */
	run: (program: string, ...args: readonly string[]) => Promise<{ code: number | null; output: string }>;
	remove: () => void;
}

/** What types, checks and unit tests read; packages are linked, not copied. */
const folders = [".scripts", ".patches", "bench", "content", "deploy", "src", "static", "tests"];
/** Tests that don't run in the copy: the one that makes it, and the one about docs/, which isn't copied. */
const left = ["recipes.test.ts", "documents.test.ts"];

const editorOf = (folder: string): Editor => {
	const full = (file: string) => join(folder, file);
	const read = <T>(file: string): T => JSON.parse(readFileSync(full(file), "utf8")) as T;
	const write = (file: string, content: unknown) => writeFileSync(full(file), `${JSON.stringify(content, null, "\t")}\n`);
	return {
		list: (kind) =>
			readdirSync(full(kind))
				.filter((name) => name.endsWith(".json"))
				.map((name) => basename(name, ".json"))
				.sort(),
		read,
		write,
		append: (file, entry) => write(file, [...read<unknown[]>(file), entry]),
		rename: (file, name) => renameSync(full(file), full(name)),
		copy: (file, name) => cpSync(full(file), full(name)),
		replaceEverywhere: (change) => {
			for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json")))
				writeFileSync(full(name), change(readFileSync(full(name), "utf8")));
		},
	};
};

/** Copies the project into a temporary folder. */
export const copyProject = (): RecipeProject => {
	const root = mkdtempSync(join(tmpdir(), "recipes-"));
	const files = readdirSync(".", { withFileTypes: true }).filter((entry) => entry.isFile());
	for (const name of [...files.map((file) => file.name), ...folders.filter((folder) => existsSync(folder))])
		cpSync(name, join(root, name), { recursive: true, filter: (source) => !left.includes(basename(source)) });
	symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
	return {
		root,
		editor: editorOf(join(root, "content")),
		run: (program, ...args) =>
			new Promise((resolve, reject) => {
				// Jest takes itself for a worker of the Jest it runs in where it finds that one's number. Colors would hide the words from the test.
				const { JEST_WORKER_ID: _worker, ...env } = process.env;
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
