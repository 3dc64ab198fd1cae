import { useSyncExternalStore } from "react";

const watch = (changed: () => void): (() => void) => {
	window.addEventListener("online", changed);
	window.addEventListener("offline", changed);
	return () => {
		window.removeEventListener("online", changed);
		window.removeEventListener("offline", changed);
	};
};

/** Whether the browser is online; true in the HTML. Only false is certain. */
export const useOnline = (): boolean =>
	useSyncExternalStore(
		watch,
		() => navigator.onLine,
		() => true,
	);
