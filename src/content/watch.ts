import { join } from "node:path";
import { watch } from "chokidar";

/** Milliseconds without a further change after which a group of changes is complete: an editor may write several files, or one in pieces. */
const quietMs = 100;

/** Ends a watch. */
export type StopWatching = () => Promise<void>;

/**
 * Watches content/. Calls back when the watch has begun, so that nothing is missed that changed just before, and after each group of changes.
 * @param root the project's root folder
 */
export const watchContent = (root: string, onChange: () => void): StopWatching => {
	const watcher = watch(join(root, "content"), { ignoreInitial: true });
	let timer: NodeJS.Timeout | undefined;
	const wait = (): void => {
		clearTimeout(timer);
		timer = setTimeout(onChange, quietMs);
	};
	watcher.on("ready", wait).on("all", wait);
	return async () => {
		clearTimeout(timer);
		await watcher.close();
	};
};
