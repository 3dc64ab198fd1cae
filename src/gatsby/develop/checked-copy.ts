import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "../hosting/site-files";

/** The root of the copy of content/ that `gatsby develop` reads; below the project's root. Gatsby empties .cache before any hook runs, not later. */
const folder = ".cache/checked";

/** Where Gatsby reads content/: while developing a copy that only gets what passes the checks, so that it always has the last good content. */
export const contentRoot = (root: string): string => (process.env.NODE_ENV === "development" ? join(root, folder) : root);

const isSame = (one: string, other: string): boolean => existsSync(other) && readFileSync(one).equals(readFileSync(other));

/** Brings the checked copy up to date with content/. @returns what it didn't have yet, or still had */
export const updateCheckedCopy = (root: string): { readonly saved: readonly string[]; readonly removed: readonly string[] } => {
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
		// In one step, so that half of it is never read.
		renameSync(part, join(to, file));
	}
	for (const file of removed) rmSync(join(to, file));
	return { saved: saved.map((file) => `content${file}`), removed: removed.map((file) => `content${file}`) };
};
