import { applyPendingScroll, finishPendingScroll, setPendingScroll } from "./scroll";

const scrollTo = jest.fn();
const focus = jest.spyOn(HTMLElement.prototype, "focus");
const focused = () => document.activeElement?.id;

/** The page's height changes. */
let resize: (() => void) | undefined;
class FakeResizeObserver {
	constructor(callback: () => void) {
		resize = callback;
	}
	observe() {}
	disconnect() {
		resize = undefined;
	}
}

beforeEach(() => {
	Object.assign(window, { ResizeObserver: FakeResizeObserver });
	Object.assign(window, { scrollTo });
	Element.prototype.scrollIntoView = jest.fn();
	document.body.innerHTML = `<main><h1 id="heading">Page</h1><a id="book" href="/schedule">Book</a>
		<details><summary>Chemical Peels</summary><div id="chemical-peels">Prices</div></details></main>`;
});

test("the page is scrolled at once; after entry the focus is on the h1, and what was pending is done with", () => {
	setPendingScroll({ top: 1200, anchor: "" });
	applyPendingScroll();
	expect(scrollTo).toHaveBeenLastCalledWith({ top: 1200, behavior: "instant" });
	finishPendingScroll();
	expect(focused()).toBe("heading");
	applyPendingScroll();
	expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
});

test("a hash target is brought into view and takes the focus; what it's folded in opens", () => {
	setPendingScroll({ top: 0, anchor: "chemical-peels" });
	finishPendingScroll();
	expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
	expect(document.querySelector("details")).toHaveAttribute("open");
	expect(focused()).toBe("chemical-peels");
});

test("what loads above a hash target doesn't move it, until the visitor does something or another page follows", () => {
	const land = () => {
		setPendingScroll({ top: 0, anchor: "chemical-peels" });
		finishPendingScroll();
	};
	land();
	resize?.();
	expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(2);
	window.dispatchEvent(new Event("wheel"));
	expect(resize).toBeUndefined();
	land();
	setPendingScroll({ top: 0, anchor: "" });
	expect(resize).toBeUndefined();
});

test("a hash without an element moves the focus to the h1", () => {
	setPendingScroll({ top: 0, anchor: "nowhere" });
	finishPendingScroll();
	expect(focused()).toBe("heading");
});

test("a focusable target stays in the tab order, and focusing it doesn't scroll", () => {
	setPendingScroll({ top: 0, anchor: "book" });
	finishPendingScroll();
	expect(focused()).toBe("book");
	expect(document.activeElement).not.toHaveAttribute("tabindex");
	expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});

test("a page without a heading is left alone", () => {
	document.body.innerHTML = "<main></main>";
	expect(finishPendingScroll).not.toThrow();
});
