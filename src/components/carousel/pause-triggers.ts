import { type Holds, restartAfterRelease } from "./auto-scroll";

/**
 * Tracks the interactions that pause a carousel: pointer over it, focus in it, pointer down and the time after its release,
 * tab in the background.
 * @param change is called with the changed state
 * @returns a function that removes every listener and timer
 */
export const watchHolds = (element: HTMLElement, change: (holds: Partial<Holds>) => void): (() => void) => {
	const stop = new AbortController();
	const { signal } = stop;
	let release: ReturnType<typeof setTimeout> | undefined;
	let held = false;
	const letGo = () => {
		if (!held) return;
		held = false;
		clearTimeout(release);
		release = setTimeout(() => change({ held: false }), restartAfterRelease);
	};
	element.addEventListener("pointerenter", ({ pointerType }) => pointerType === "mouse" && change({ hovered: true }), { signal });
	element.addEventListener("pointerleave", () => change({ hovered: false }), { signal });
	element.addEventListener("focusin", ({ target }) => change({ focused: target instanceof Element && target.matches(":focus-visible") }), { signal });
	element.addEventListener("focusout", () => change({ focused: false }), { signal });
	element.addEventListener(
		"pointerdown",
		() => {
			held = true;
			clearTimeout(release);
			change({ held: true });
		},
		{ signal },
	);
	window.addEventListener("pointerup", letGo, { signal });
	window.addEventListener("pointercancel", letGo, { signal });
	document.addEventListener("visibilitychange", () => change({ hidden: document.hidden }), { signal });
	return () => {
		stop.abort();
		clearTimeout(release);
	};
};
