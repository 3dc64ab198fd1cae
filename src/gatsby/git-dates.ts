import { spawnSync } from "node:child_process";

/** Bytes that git may print: more than a thousand commits a day for ten years. */
const maxOutput = 1_000_000_000;

const runGit = (root: string, ...words: readonly string[]): string | undefined => {
	const { status, stdout } = spawnSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: maxOutput });
	return status === 0 ? stdout : undefined;
};

/**
 * When each file of a folder was last changed by a commit. It's empty without git and in a shallow clone, whose oldest commit seems to have changed every file.
 * @param folder below it, such as `content`
 * @returns ISO instants by paths from the root; uncommitted changes don't count
 */
export const readCommitDates = (root: string, folder: string): ReadonlyMap<string, string> => {
	const dates = new Map<string, string>();
	if (runGit(root, "rev-parse", "--is-shallow-repository")?.trim() !== "false") return dates;
	// Newest first: for each commit a zero byte, its time in seconds, and the files it changed.
	const log = runGit(root, "-c", "core.quotePath=false", "log", "--format=%x00%ct", "--name-only", "--no-renames", "--relative", "--", folder) ?? "";
	for (const commit of log.split("\0").slice(1)) {
		const [seconds, ...files] = commit.trim().split(/\n+/);
		const date = new Date(Number(seconds) * 1000).toISOString();
		for (const file of files) if (!dates.has(file)) dates.set(file, date);
	}
	return dates;
};
