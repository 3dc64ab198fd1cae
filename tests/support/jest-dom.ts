import "@testing-library/jest-dom";
import { installObservers } from "./observers";

installObservers();

/**
 * What jsdom 26 lacks, as far as our components use it: modal dialogs, popovers and the kind of a pointer. Escape, light dismissal and the
 * focus trap are the browser's own and are tested in a browser.
 */
const openPopovers = new WeakSet<Element>();
const { matches } = Element.prototype;

const toggled = (element: Element, open: boolean): void => {
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
		toggled(this, true);
	},
	hidePopover(this: HTMLElement) {
		if (openPopovers.has(this)) toggled(this, false);
	},
});

Element.prototype.matches = function (this: Element, selector: string): boolean {
	return selector === ":popover-open" ? openPopovers.has(this) : matches.call(this, selector);
};

document.addEventListener("click", ({ target, defaultPrevented }) => {
	if (defaultPrevented) return;
	const id = target instanceof Element ? target.closest("button[popovertarget]")?.getAttribute("popovertarget") : undefined;
	const panel = id ? document.getElementById(id) : null;
	if (panel) toggled(panel, !openPopovers.has(panel));
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

/** jsdom knows no media: no query matches, unless a test says so. */
if (!("matchMedia" in window))
	Object.defineProperty(window, "matchMedia", {
		writable: true,
		value: (media: string) => ({ matches: false, media, addEventListener: () => undefined, removeEventListener: () => undefined }),
	});
