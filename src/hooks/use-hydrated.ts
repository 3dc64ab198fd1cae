import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/**
 * For what only the browser knows, such as the query string: `before` until hydration has ended.
 */
export const useOnceHydrated = <T extends string | boolean>(value: T, before: T): T =>
	useSyncExternalStore(
		subscribe,
		() => value,
		() => before,
	);

export const useHydrated = (): boolean => useOnceHydrated<boolean>(true, false);
