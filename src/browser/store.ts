/** A value outside of React, for `useSyncExternalStore`. */
export const createWatched = <T>(initial: T) => {
	let value = initial;
	const watchers = new Set<() => void>();
	return {
		get: (): T => value,
		set: (next: T): void => {
			value = next;
			for (const watcher of watchers) watcher();
		},
		watch: (watcher: () => void): (() => void) => {
			watchers.add(watcher);
			return () => watchers.delete(watcher);
		},
	};
};
