/** A short message at the edge of the window (docs/specification.md R36). */
export interface Toast {
	readonly id: number;
	readonly title: string;
	readonly description?: string;
	readonly variant: "default" | "destructive";
	readonly action?: { readonly label: string; readonly run: () => void };
	readonly open: boolean;
}

export type ToastMessage = Omit<Toast, "id" | "open" | "variant"> & { readonly variant?: Toast["variant"] };

/** One at a time, shown for 5 s, swiped away at 50 px, removed 1,000,000 ms after it was dismissed (docs/specification.md R36). */
export const toastRules = { limit: 1, duration: 5000, swipeThreshold: 50, removeDelay: 1_000_000 };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

const publish = (next: readonly Toast[]): void => {
	toasts = next;
	for (const listener of listeners) listener();
};

const remove = (id: number): void => {
	clearTimeout(removals.get(id));
	removals.delete(id);
	publish(toasts.filter((toast) => toast.id !== id));
};

/** Shows a toast in place of the current one. @returns its id */
export const showToast = (message: ToastMessage): number => {
	lastId += 1;
	const added: Toast = { ...message, variant: message.variant ?? "default", id: lastId, open: true };
	for (const dropped of [added, ...toasts].slice(toastRules.limit)) {
		clearTimeout(removals.get(dropped.id));
		removals.delete(dropped.id);
	}
	publish([added, ...toasts].slice(0, toastRules.limit));
	return lastId;
};

/** Closes a toast. It's removed later, so that it can leave with an animation. */
export const dismissToast = (id: number): void => {
	publish(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
	if (!removals.has(id))
		removals.set(
			id,
			setTimeout(() => remove(id), toastRules.removeDelay),
		);
};

/** The toasts, newest first. The same array until something changes, as React requires. */
export const getToasts = (): readonly Toast[] => toasts;

/** Calls back on every change. @returns a function that unsubscribes */
export const subscribeToToasts = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};
