import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "../list-files";

/** Below the project's root. Gatsby empties .cache before any hook runs, not later. */
const folder = ".cache/checked";

/** While developing, Gatsby reads a copy that only gets what passes the checks. */
export const contentRoot = (root: string): string =>
	process.env.NODE_ENV === "development" ? join(root, folder) : root;

const isSame = (one: string, other: string) =>
	existsSync(other) && readFileSync(one).equals(readFileSync(other));

/** @returns what has changed since the last call */
export const updateCheckedCopy = (root: string) => {
	const from = join(root, "content");
	const to = join(root, folder, "content");
	const part = join(root, folder, "part");
	mkdirSync(to, { recursive: true });
	const saved = listFiles(from).filter((file) => !isSame(join(from, file), join(to, file)));
	const removed = listFiles(to).filter((file) => !existsSync(join(from, file)));
	// Pictures first: an entry that names one is read once its file is there.
	saved.sort((one, other) => Number(one.endsWith(".json")) - Number(other.endsWith(".json")));
	for (const file of saved) {
		mkdirSync(dirname(join(to, file)), { recursive: true });
		copyFileSync(join(from, file), part);
		// In one step, so that nobody reads half of it.
		renameSync(part, join(to, file));
	}
	for (const file of removed) rmSync(join(to, file));
	return {
		saved: saved.map((file) => `content${file}`),
		removed: removed.map((file) => `content${file}`),
	};
};
