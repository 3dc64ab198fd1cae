import { Suspense, useSyncExternalStore } from "react";
import { currentToasts, type Toast, watchToasts } from "../../lib/toasts";
import { lazily } from "../../ui/lazily";

const ToastRegion = lazily("toasts", () => import("./region").then((module) => module.ToastRegion));

const none: readonly Toast[] = [];

/** Toasts, wherever they are raised; what shows them is loaded with the first one. */
export const Toaster = () => {
	const toasts = useSyncExternalStore(watchToasts, currentToasts, () => none);
	if (toasts.length === 0) return null;
	return (
		<Suspense fallback={null}>
			<ToastRegion toasts={toasts} />
		</Suspense>
	);
};
