import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { matchMedia } from "./media";

/** jsdom has no layout: nothing comes into view, and nothing changes its size. */
class ObserverDouble {
	observe() {}
	disconnect() {}
}
Object.assign(window, { IntersectionObserver: ObserverDouble, ResizeObserver: ObserverDouble });

// The default of `findBy…` and `waitFor`, a second, is too short on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

/**
 * What jsdom 26 lacks and our components use: modal dialogs, popovers and the type of a pointer.
 * Escape, light dismiss and the focus trap are the browser's own, and are tested in a browser.
 */
const isOpen = (element: Element): boolean => element.hasAttribute("data-popover-open");
const toggle = (element: Element): void => {
	element.toggleAttribute("data-popover-open");
	element.dispatchEvent(new Event("toggle"));
};

Object.assign(HTMLDialogElement.prototype, {
	showModal(this: HTMLDialogElement) {
		this.open = true;
	},
	close(this: HTMLDialogElement) {
		if (!this.open) return;
		this.open = false;
		this.dispatchEvent(new Event("close"));
	},
});

Object.assign(HTMLElement.prototype, {
	showPopover(this: HTMLElement) {
		if (!isOpen(this)) toggle(this);
	},
	hidePopover(this: HTMLElement) {
		if (isOpen(this)) toggle(this);
	},
});

const { matches } = Element.prototype;
Element.prototype.matches = function (this: Element, selector: string): boolean {
	return selector === ":popover-open" ? isOpen(this) : matches.call(this, selector);
};

document.addEventListener("click", ({ target, defaultPrevented }) => {
	const id =
		!defaultPrevented &&
		target instanceof Element &&
		target.closest("button[popovertarget]")?.getAttribute("popovertarget");
	const panel = id ? document.getElementById(id) : null;
	if (panel) toggle(panel);
});

class PointerDouble extends MouseEvent {
	readonly pointerType: string;

	constructor(type: string, init: PointerEventInit = {}) {
		super(type, init);
		this.pointerType = init.pointerType ?? "";
	}
}
Object.assign(window, { PointerEvent: PointerDouble });

document.head.append(
	Object.assign(document.createElement("style"), {
		textContent: "[popover]:not([data-popover-open]) { display: none }",
	}),
);

matchMedia();
