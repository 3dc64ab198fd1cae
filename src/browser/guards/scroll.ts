/** Milliseconds until the first check, and between later ones (docs/specification.md R45). */
export const scrollChecks = { first: 500, every: 2000 };

/** Below this many pixels, a window counts as a phone. */
const mobileBreakpoint = 768;

/** On phones, makes the page scrollable again if something has locked it and no dialog is open. */
export const unlockScroll = (): void => {
	if (window.innerWidth >= mobileBreakpoint || document.querySelector("dialog[open], [role=dialog][data-state=open]")) return;
	for (const element of [document.documentElement, document.body]) {
		const { overflowY, position } = getComputedStyle(element);
		if (overflowY === "hidden") element.style.overflowY = "auto";
		if (position === "fixed") element.style.position = "static";
	}
};

export const guardScroll = (): void => {
	setTimeout(() => {
		unlockScroll();
		setInterval(unlockScroll, scrollChecks.every);
	}, scrollChecks.first);
};
