import type { ScrollTarget } from "./decide-scroll";

let pending: ScrollTarget | undefined;

/** Remembers where the page that is on its way is to be scrolled; the latest one wins. */
export const setPendingScroll = (target: ScrollTarget): void => {
	pending = target;
};

/** Scrolls the page that has just come into the document; at once, whatever `scroll-behavior` says. */
export const applyPendingScroll = (): void => {
	window.scrollTo({ top: pending?.top ?? 0, behavior: "instant" });
};

/**
 * After entry: brings the hash target under the header and moves the focus to it, else to the page's h1, so that a screen reader
 * goes on from there.
 */
export const finishPendingScroll = (): void => {
	const anchor = pending?.anchor;
	pending = undefined;
	const target = anchor ? document.getElementById(anchor) : null;
	target?.scrollIntoView();
	const focus = target ?? document.querySelector<HTMLElement>("main h1");
	if (!focus) return;
	if (!focus.matches("a[href], button, input, select, textarea, [tabindex]")) focus.tabIndex = -1;
	focus.focus({ preventScroll: true });
};
