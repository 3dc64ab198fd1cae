import "@testing-library/jest-dom";
import { matchMedia } from "./media";
import { installObservers } from "./observers";

installObservers();

/**
 * What jsdom 26 lacks and our components use: modal dialogs, popovers and the type of a pointer. Escape, light dismiss and the focus trap
 * are the browser's own, and are tested in a browser.
 */
const openPopovers = new WeakSet<Element>();
const { matches } = Element.prototype;

const toggle = (element: Element, open: boolean): void => {
	if (open) openPopovers.add(element);
	else openPopovers.delete(element);
	element.toggleAttribute("data-popover-open", open);
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
		toggle(this, true);
	},
	hidePopover(this: HTMLElement) {
		if (openPopovers.has(this)) toggle(this, false);
	},
});

Element.prototype.matches = function (this: Element, selector: string): boolean {
	return selector === ":popover-open" ? openPopovers.has(this) : matches.call(this, selector);
};

document.addEventListener("click", ({ target, defaultPrevented }) => {
	if (defaultPrevented) return;
	const id = target instanceof Element ? target.closest("button[popovertarget]")?.getAttribute("popovertarget") : undefined;
	const panel = id ? document.getElementById(id) : null;
	if (panel) toggle(panel, !openPopovers.has(panel));
});

class PointerDouble extends MouseEvent {
	readonly pointerType: string;

	constructor(type: string, init: PointerEventInit = {}) {
		super(type, init);
		this.pointerType = init.pointerType ?? "";
	}
}
Object.assign(window, { PointerEvent: PointerDouble });

const style = document.createElement("style");
style.textContent = "[popover]:not([data-popover-open]) { display: none }";
document.head.append(style);

matchMedia();
