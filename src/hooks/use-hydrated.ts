import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * What only the browser knows, such as the query of the address. The HTML and the render that takes it over have `before`; from then
 * on, and at once on a page reached by a link, it is `value`. Where the two are the same nothing is rendered again. Give it
 * primitives: React compares them by identity.
 */
export const useOnceHydrated = <T extends string | boolean>(value: T, before: T): T =>
	useSyncExternalStore(
		never,
		() => value,
		() => before,
	);

/** False in the HTML and while React takes it over, true from then on; true at once on a page reached by a link. */
export const useHydrated = (): boolean => useOnceHydrated<boolean>(true, false);
