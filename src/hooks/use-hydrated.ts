import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/**
 * Something that only the browser knows, such as the query string: `before` in the HTML and during hydration, then `value`; on a page reached by a
 * link, `value` at once. If both are the same, nothing renders again. Only takes primitives, because React compares by identity.
 */
export const useOnceHydrated = <T extends string | boolean>(value: T, before: T): T =>
	useSyncExternalStore(
		subscribe,
		() => value,
		() => before,
	);

/** False in the HTML and during hydration, then true; on a page reached by a link, true at once. */
export const useHydrated = (): boolean => useOnceHydrated<boolean>(true, false);
