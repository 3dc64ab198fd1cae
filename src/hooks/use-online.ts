import { useSyncExternalStore } from "react";
import { listen } from "../browser/listen";

const watch = (changed: () => void) => listen(["online", "offline"], changed);

/** True in the HTML. `false` is certain; with `true`, requests may still fail. */
export const useOnline = (): boolean =>
	useSyncExternalStore(
		watch,
		() => navigator.onLine,
		() => true,
	);
