export const unfold = (element: Element): void => {
	const folded = element.closest("details");
	if (folded) folded.open = true;
};

let keeping = new AbortController();

/**
 * For 5 s, it scrolls again whenever the page's height changes: what loads above moves the element.
 */
export const keepInView = (target: Element): void => {
	unfold(target);
	target.scrollIntoView();
	keeping.abort();
	keeping = new AbortController();
	const { signal } = keeping;
	const observer = new ResizeObserver(() => target.scrollIntoView());
	observer.observe(document.body);
	signal.addEventListener("abort", () => observer.disconnect());
	for (const action of ["wheel", "touchstart", "pointerdown", "keydown"])
		window.addEventListener(action, () => keeping.abort(), { passive: true, signal });
	setTimeout(() => observer.disconnect(), 5000);
};

interface ScrollTarget {
	readonly top: number;
	/** An id; empty if there's none. */
	readonly anchor: string;
}

let pending: ScrollTarget | undefined;

export const setPendingScroll = (target: ScrollTarget): void => {
	keeping.abort();
	pending = target;
};

export const applyPendingScroll = (): void => {
	window.scrollTo({ top: pending?.top ?? 0, behavior: "instant" });
};

export const finishPendingScroll = (): void => {
	const anchor = pending?.anchor;
	pending = undefined;
	const target = anchor ? document.getElementById(anchor) : null;
	if (target) keepInView(target);
	const focus = target ?? document.querySelector<HTMLElement>("main h1");
	if (!focus) return;
	if (!focus.matches("a[href], button, input, select, textarea, [tabindex]")) focus.tabIndex = -1;
	focus.focus({ preventScroll: true });
};
