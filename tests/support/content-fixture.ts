import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "../../src/gatsby/checks";
import type { Content } from "../../src/gatsby/checks/load";
import type { Problem } from "../../src/gatsby/checks/problem";
import { changed, type Path } from "./entries";

/** A copy of the project's content that a test may break. Paths are from the project's root. */
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

const isPicture = (name: string): boolean => /\.(jpe?g|png)$/.test(name);

/** The real content in a temporary folder; pictures are empty files, for no check that reads here looks into them. */
const copyProject = (): Fixture => {
	const root = mkdtempSync(join(tmpdir(), "content-"));
	const full = (file: string) => join(root, file);
	const read = (file: string): unknown => JSON.parse(readFileSync(full(file), "utf8"));
	const write = (file: string, content: unknown) => {
		mkdirSync(dirname(full(file)), { recursive: true });
		writeFileSync(full(file), typeof content === "string" ? content : JSON.stringify(content));
	};
	cpSync("content", full("content"), { recursive: true, filter: (source) => !isPicture(source) });
	for (const name of readdirSync("content/media").filter(isPicture)) write(`content/media/${name}`, "");
	for (const name of readdirSync("static", { recursive: true, withFileTypes: true })) if (name.isFile()) write(join(name.parentPath, name.name), "");
	return {
		root,
		read,
		write,
		set: (file, path, value) => write(file, changed(read(file), path, value)),
		remove: (file) => rmSync(full(file)),
	};
};

/** What the check says of a copy of the real content with one thing changed. The copy is gone afterwards. */
export const problemsAfter = (change: (fixture: Fixture) => void, check: Check = checkContent): Problem[] => {
	const fixture = copyProject();
	try {
		change(fixture);
		return check(fixture.root).problems;
	} finally {
		rmSync(fixture.root, { recursive: true });
	}
};
