import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/**
 * For what only the browser knows, such as the query string: `before` in the HTML and during
 * hydration, then `value`. Both are primitives, because React compares them by identity.
 */
export const useOnceHydrated = <T extends string | boolean>(value: T, before: T): T =>
	useSyncExternalStore(
		subscribe,
		() => value,
		() => before,
	);

export const useHydrated = (): boolean => useOnceHydrated<boolean>(true, false);
