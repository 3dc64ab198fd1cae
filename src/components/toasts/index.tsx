import { lazy, Suspense, useSyncExternalStore } from "react";
import { getToasts, subscribeToToasts, type Toast } from "../../browser/toasts";
import { ErrorBoundary } from "../../ui/error-boundary";
import { PlainToasts } from "./plain-toast";

const ToastRegion = lazy(() =>
	import(/* webpackChunkName: "toasts" */ "./region").then(
		({ ToastRegion: region }) => ({ default: region }),
		() => ({ default: PlainToasts }),
	),
);

const none: readonly Toast[] = [];

/** Toasts, wherever they are raised; what shows them is loaded with the first one. */
export const Toaster = () => {
	const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => none);
	if (toasts.length === 0) return null;
	return (
		<ErrorBoundary fallback={<PlainToasts toasts={toasts} />}>
			<Suspense fallback={null}>
				<ToastRegion toasts={toasts} />
			</Suspense>
		</ErrorBoundary>
	);
};
