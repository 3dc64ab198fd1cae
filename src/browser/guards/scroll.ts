/** Milliseconds until the first check, and between the later ones (docs/specification.md R45). */
export const scrollChecks = { first: 500, every: 2000 };

/** Pixels below which a window counts as a phone. */
const mobileBreakpoint = 768;

/** Makes the page scrollable again where something has locked it and no dialog is open. */
export const unlockScroll = (): void => {
	if (window.innerWidth >= mobileBreakpoint || document.querySelector("dialog[open], [role=dialog][data-state=open]")) return;
	for (const element of [document.documentElement, document.body]) {
		const { overflowY, position } = getComputedStyle(element);
		if (overflowY === "hidden") element.style.overflowY = "auto";
		if (position === "fixed") element.style.position = "static";
	}
};

/** Mobile: checks after 0.5 s and then every 2 s. */
export const guardScroll = (): void => {
	setTimeout(() => {
		unlockScroll();
		setInterval(unlockScroll, scrollChecks.every);
	}, scrollChecks.first);
};
