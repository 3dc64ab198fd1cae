import { useSyncExternalStore } from "react";

const watch = (changed: () => void): (() => void) => {
	window.addEventListener("online", changed);
	window.addEventListener("offline", changed);
	return () => {
		window.removeEventListener("online", changed);
		window.removeEventListener("offline", changed);
	};
};

/** What the browser says of its connection; true in the HTML. False is certain, true is not. */
export const useOnline = (): boolean =>
	useSyncExternalStore(
		watch,
		() => navigator.onLine,
		() => true,
	);
