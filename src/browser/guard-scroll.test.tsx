import { guardScroll, scrollChecks, unlockScroll } from "./guards";

const width = (pixels: number) => Object.assign(window, { innerWidth: pixels });
const locked = () => document.body.style.overflowY === "hidden";

beforeEach(() => {
	jest.useFakeTimers();
	document.body.innerHTML = "";
	document.body.style.overflowY = "hidden";
	width(390);
});
afterEach(() => {
	for (const element of [document.documentElement, document.body]) element.removeAttribute("style");
	jest.clearAllTimers();
	jest.useRealTimers();
});

test("the times are the specification's", () => {
	expect(scrollChecks).toEqual({ first: 500, every: 2000 });
});

test("a locked page is made scrollable after 0.5 s, and again every 2 s", () => {
	guardScroll();
	jest.advanceTimersByTime(499);
	expect(locked()).toBe(true);
	jest.advanceTimersByTime(1);
	expect(locked()).toBe(false);
	document.body.style.overflowY = "hidden";
	jest.advanceTimersByTime(1999);
	expect(locked()).toBe(true);
	jest.advanceTimersByTime(1);
	expect(locked()).toBe(false);
});

test.each(["<dialog open>Menu</dialog>", '<div role="dialog" data-state="open">Search</div>'])("an open dialog keeps the page locked: %s", (dialog) => {
	document.body.innerHTML = dialog;
	unlockScroll();
	expect(locked()).toBe(true);
});

test("a closed dialog does not", () => {
	document.body.innerHTML = '<dialog>Menu</dialog><div role="dialog" data-state="closed">Search</div>';
	unlockScroll();
	expect(locked()).toBe(false);
});

test.each([
	["html", () => document.documentElement],
	["body", () => document.body],
])("a lock on %s is taken off, by overflow and by a fixed position", (_name, element) => {
	element().style.cssText = "overflow-y: hidden; position: fixed";
	unlockScroll();
	expect([element().style.overflowY, element().style.position]).toEqual(["auto", "static"]);
});

test("a page that can scroll is left as it is", () => {
	document.body.style.cssText = "overflow-y: scroll; position: relative";
	unlockScroll();
	expect(document.body.style.cssText).toBe("overflow-y: scroll; position: relative;");
});

test.each([
	[767, false],
	[768, true],
])("at %i px the page stays locked: %s", (pixels, stays) => {
	width(pixels);
	unlockScroll();
	expect(locked()).toBe(stays);
});
