import { applyPendingScroll, finishPendingScroll, setPendingScroll } from "./scroll";

const scrollTo = jest.fn();
beforeEach(() => {
	scrollTo.mockClear();
	Object.assign(window, { scrollTo });
	Element.prototype.scrollIntoView = jest.fn();
	document.body.innerHTML = '<main><h1>Page</h1><section id="rooms">Rooms</section></main>';
});

test("the page is scrolled to the pending position at once", () => {
	setPendingScroll({ top: 1200, anchor: "" });
	applyPendingScroll();
	expect(scrollTo).toHaveBeenCalledWith({ top: 1200, behavior: "instant" });
});

test("after entry the focus is on the h1, and what was pending is done with", () => {
	setPendingScroll({ top: 300, anchor: "" });
	finishPendingScroll();
	expect(document.activeElement).toBe(document.querySelector("h1"));
	applyPendingScroll();
	expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
});

test("a hash target is brought into view and takes the focus", () => {
	setPendingScroll({ top: 0, anchor: "rooms" });
	finishPendingScroll();
	expect(document.activeElement?.id).toBe("rooms");
	expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
});

test("a hash target in something folded opens it", () => {
	document.body.innerHTML = '<main><h1>Page</h1><details><summary>Chemical Peels</summary><div id="chemical-peels">Prices</div></details></main>';
	setPendingScroll({ top: 0, anchor: "chemical-peels" });
	finishPendingScroll();
	expect(document.querySelector("details")).toHaveAttribute("open");
	expect(document.activeElement?.id).toBe("chemical-peels");
});

test("a hash without an element moves the focus to the h1", () => {
	setPendingScroll({ top: 0, anchor: "nowhere" });
	finishPendingScroll();
	expect(document.activeElement?.tagName).toBe("H1");
});

test("a focusable target stays in the tab order, and focusing it doesn't scroll", () => {
	document.body.innerHTML = '<main><h1>Page</h1><a id="book" href="/schedule">Book</a></main>';
	const focus = jest.spyOn(HTMLElement.prototype, "focus");
	setPendingScroll({ top: 0, anchor: "book" });
	finishPendingScroll();
	expect(document.activeElement?.id).toBe("book");
	expect(document.activeElement).not.toHaveAttribute("tabindex");
	expect(focus).toHaveBeenCalledWith({ preventScroll: true });
	focus.mockRestore();
});

test("a page without a heading is left alone", () => {
	document.body.innerHTML = "<main></main>";
	expect(finishPendingScroll).not.toThrow();
});
