import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

interface Project extends Fixture {
	/** Puts back every file that was changed. */
	restore: () => void;
}

/** The real content in a temporary folder; pictures are empty files, for no check that reads here looks into them. */
const copyProject = (): Project => {
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
	cpSync("content", full("content"), { recursive: true, filter: (source) => !isPicture(source) });
	for (const name of readdirSync("content/media").filter(isPicture)) write(`content/media/${name}`, "");
	for (const name of readdirSync("static")) write(`static/${name}`, "");
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

/** One copy a test file: a copy a test takes most of the time there is. */
let project: Project | undefined;

afterAll(() => {
	if (project) rmSync(project.root, { recursive: true });
});

/** What the check says of a copy of the real content with one thing changed. Afterwards the copy is as it was. */
export const problemsAfter = (change: (fixture: Fixture) => void, check: Check = checkContent): Problem[] => {
	project ??= copyProject();
	try {
		change(project);
		return check(project.root).problems;
	} finally {
		project.restore();
	}
};
