import { join, relative } from "node:path";
import { watch } from "chokidar";

/**
 * Milliseconds without a change that end a group: an editor may write several files, or one in
 * pieces.
 */
const quietMs = 100;

export type StopWatching = () => Promise<void>;

/**
 * Calls back when the watch has begun, with no files, and after each group of changes; one call at
 * a time.
 * @param onChange never rejects
 */
export const watchContent = (
	root: string,
	onChange: (files: ReadonlySet<string>) => Promise<void>,
): StopWatching => {
	const watcher = watch(join(root, "content"), { ignoreInitial: true });
	let files = new Set<string>();
	let timer: NodeJS.Timeout | undefined;
	let last = Promise.resolve();
	const finish = (): void => {
		const changed = files;
		files = new Set();
		last = last.then(() => onChange(changed));
	};
	const wait = (): void => {
		clearTimeout(timer);
		timer = setTimeout(finish, quietMs);
	};
	watcher.on("ready", wait).on("all", (_event, path) => {
		files.add(relative(root, path).replaceAll("\\", "/"));
		wait();
	});
	return async () => {
		clearTimeout(timer);
		await watcher.close();
	};
};
