import { useSyncExternalStore } from "react";
import { listen } from "../browser/listen";

const watch = (changed: () => void) => listen(["online", "offline"], changed);

/** Whether the browser is online; true in the HTML. Only false is certain. */
export const useOnline = (): boolean =>
	useSyncExternalStore(
		watch,
		() => navigator.onLine,
		() => true,
	);
