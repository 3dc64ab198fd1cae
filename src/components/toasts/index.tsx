import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { currentToast, dismissToast, type Toast, toastRules } from "../../browser/toasts";
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
				{toast.description && (
					<p className="mt-1 text-small leading-snug text-muted">{toast.description}</p>
				)}
				<div className="mt-3 flex gap-4">
					{toast.action && <Button onClick={toast.action.run}>{toast.action.label}</Button>}
					<Button variant="quiet" onClick={() => dismissToast(toast.id)}>
						Dismiss
					</Button>
				</div>
			</div>
		</div>
	);
};

/** Shown if Radix's chunk didn't load. */
const PlainRegion = ({ toast }: { toast: Toast }) => (
	<section aria-label="Notifications">
		<div className="toast-viewport print:hidden">
			{toast.open && <Message key={toast.id} toast={toast} />}
		</div>
	</section>
);

const ToastRegion = lazy(() =>
	import(/* webpackChunkName: "toasts" */ "./region").then(
		({ ToastRegion: region }) => ({ default: region }),
		() => ({ default: PlainRegion }),
	),
);

export const Toaster = () => {
	const toast = useSyncExternalStore(currentToast.subscribe, currentToast.get, () => undefined);
	if (!toast) return null;
	return (
		<ErrorBoundary fallback={<PlainRegion toast={toast} />}>
			<Suspense>
				<ToastRegion toast={toast} />
			</Suspense>
		</ErrorBoundary>
	);
};
