import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False in the HTML and while React takes it over, true from then on; true at once on a page reached by a link.
 * For what only the browser knows: the query of the address.
 */
export const useHydrated = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
