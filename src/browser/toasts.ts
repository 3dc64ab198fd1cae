import { createStore } from "./store";

export interface Toast {
	readonly id: number;
	readonly title: string;
	readonly description?: string;
	readonly variant: "default" | "destructive";
	readonly action?: { readonly label: string; readonly run: () => void };
	readonly open: boolean;
}

/** `swipeThreshold` in pixels, the others in milliseconds (docs/specification.md R36). */
export const toastRules = { duration: 5000, swipeThreshold: 50, removeDelay: 1_000_000 };

/** A dismissed toast stays, so that it can animate out; R36 says for how long. */
export const currentToast = createStore<Toast | undefined>(undefined);

let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

export const showToast = ({
	variant = "default",
	...message
}: Pick<Toast, "title"> & Partial<Toast>): number => {
	clearTimeout(removal);
	lastId += 1;
	currentToast.set({ ...message, variant, id: lastId, open: true });
	return lastId;
};

export const dismissToast = (id: number): void => {
	const toast = currentToast.get();
	if (toast?.id !== id || !toast.open) return;
	currentToast.set({ ...toast, open: false });
	removal = setTimeout(() => currentToast.set(undefined), toastRules.removeDelay);
};
