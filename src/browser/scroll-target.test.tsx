import { finishPendingScroll, setPendingScroll } from "./scroll-target";

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();
const focus = jest.spyOn(HTMLElement.prototype, "focus");

/** Reports that the page's height has changed; undefined while nothing observes it. */
let resize: (() => void) | undefined;
class ResizeObserverDouble {
	constructor(callback: () => void) {
		resize = callback;
	}
	observe() {}
	disconnect() {
		resize = undefined;
	}
}

beforeEach(() => {
	Object.assign(window, { ResizeObserver: ResizeObserverDouble, scrollTo });
	Object.assign(Element.prototype, { scrollIntoView: scrollIntoView.mockClear() });
	document.body.innerHTML = `<main><h1 id="heading">Page</h1><a id="book" href="/schedule">Book</a>
		<details><summary>Peels</summary><div id="peels">Prices</div></details></main>`;
});
const arriveAt = (anchor: string) => {
	setPendingScroll({ top: 0, anchor });
	finishPendingScroll();
};

test.each([
	["nowhere", "heading", "-1"],
	["peels", "peels", "-1"],
	["book", "book", null],
])("with the hash %j the focus is on %s, without scrolling", (anchor, id, tabIndex) => {
	arriveAt(anchor);
	expect(document.activeElement).toHaveAttribute("id", id);
	expect(document.activeElement?.getAttribute("tabindex")).toBe(tabIndex);
	expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
	expect(document.querySelector("details")?.open).toBe(anchor === "peels");
});

test("what loads above a hash target doesn't move it, until the visitor acts", () => {
	arriveAt("peels");
	resize?.();
	expect(scrollIntoView).toHaveBeenCalledTimes(2);
	window.dispatchEvent(new Event("wheel"));
	expect(resize).toBeUndefined();
	arriveAt("peels");
	setPendingScroll({ top: 0, anchor: "" });
	expect(resize).toBeUndefined();
});
