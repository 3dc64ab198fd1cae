import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Changes } from "./checked-copy";

/** Milliseconds after which a page that shows new data has another reason than the last save, such as an edited query. */
const longestMs = 60_000;

const mostNames = 3;

const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const listNames = ({ saved, removed }: Changes): string => {
	const names = [...saved, ...removed.map((file) => `${file} (removed)`)];
	const first = names.slice(0, mostNames).join(", ");
	return names.length > mostNames ? `${first} and ${names.length - mostNames} more` : first;
};

/** When the file system noted the last save, in milliseconds since 1970. The time that an editor can set is an old one for a copy. */
export const findSaveTime = (root: string, files: readonly string[]): number | undefined => {
	const times = files.filter((file) => existsSync(join(root, file))).map((file) => statSync(join(root, file)).ctimeMs);
	return times.length > 0 ? Math.max(...times) : undefined;
};

/** Says how long a change takes to reach the page: each function returns a line for the terminal. @param now the time in milliseconds since 1970 */
export const createRefreshTimer = (now: () => number) => {
	let waiting: { readonly names: string; readonly savedAt: number } | undefined;
	const since = (savedAt: number): string => `${formatSeconds(now() - savedAt)} after the save.`;
	return {
		/** A change has passed the checks, and Gatsby can read it. */
		accepted: (changes: Changes, savedAt: number): string => {
			waiting = { names: listNames(changes), savedAt };
			return `${waiting.names}: checked ${since(savedAt)}`;
		},
		/** An open page shows new data. It's undefined if no change was waiting for it. */
		refreshed: (path: string): string | undefined => {
			const change = waiting;
			waiting = undefined;
			if (!change || now() - change.savedAt > longestMs) return undefined;
			return `${change.names}: ${path} shows it ${since(change.savedAt)}`;
		},
	};
};
