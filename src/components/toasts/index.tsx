import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { dismissToast, getToasts, subscribeToToasts, type Toast, toastRules } from "../../browser/toasts";
import { Button } from "../../ui/button";
import { ErrorBoundary } from "../../ui/error-boundary";

const Message = ({ toast }: { toast: Toast }) => {
	useEffect(() => {
		const timer = setTimeout(() => dismissToast(toast.id), toastRules.duration);
		return () => clearTimeout(timer);
	}, [toast.id]);
	return (
		<div
			role={toast.variant === "destructive" ? "alert" : "status"}
			data-variant={toast.variant}
			data-tone={toast.variant === "destructive" ? "light" : "deep"}
			className="toast"
		>
			<div className="min-w-0 flex-1">
				<p className="font-medium">{toast.title}</p>
				{toast.description ? <p className="mt-1 text-small leading-snug text-muted">{toast.description}</p> : null}
				<div className="mt-3 flex gap-4">
					{toast.action ? <Button onClick={toast.action.run}>{toast.action.label}</Button> : null}
					<Button variant="quiet" onClick={() => dismissToast(toast.id)}>
						Dismiss
					</Button>
				</div>
			</div>
		</div>
	);
};

/** Toasts without Radix, where its chunk did not load: a deployment that took chunks away, a dead network. No swipe. */
const PlainToasts = ({ toasts }: { toasts: readonly Toast[] }) => (
	<section aria-label="Notifications">
		<div className="toast-viewport">{toasts.map((toast) => (toast.open ? <Message key={toast.id} toast={toast} /> : null))}</div>
	</section>
);

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
