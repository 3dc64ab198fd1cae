import { firstSign } from "./first-interaction";
import { whenIdle } from "./idle";

/** What src/styles/shell.css leaves undrawn until it comes near the window: sections, and items of long ones. */
const later = '[data-page="opened"] > * ~ * ~ *, [data-page="opened"] .late ~ .late, [data-page-end]';

/** Draws everything now, where it has not been drawn yet: a place in the page, or another page, is about to be scrolled to. */
export const drawWhole = (): void => {
	const { dataset } = document.documentElement;
	if (!("drawn" in dataset)) dataset.whole = "";
};

/**
 * Draws the rest of a page that was opened by its address, with the visitor's first sign, a section at a time while the browser is
 * idle, and then says so with `data-drawn`: from then on heights and positions are what they are. Until then only what comes near
 * the window is drawn: nobody asks for the rest of a page that is not scrolled. Each section is told by itself, because an
 * attribute that the rule above asks for would have the styles of the whole page made anew.
 */
export const drawSections = async (): Promise<void> => {
	if (!("whole" in document.documentElement.dataset)) await firstSign();
	const { dataset } = document.documentElement;
	const sections = "whole" in dataset ? [] : [...document.querySelectorAll<HTMLElement>(later)];
	const draw = (index: number): void => {
		const section = sections[index];
		if (!section) {
			dataset.drawn = "";
			return;
		}
		section.style.contentVisibility = "visible";
		whenIdle(() => draw(index + 1));
	};
	whenIdle(() => draw(0));
};
