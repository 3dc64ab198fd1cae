import { guardScroll, scrollChecks, unlockScroll } from "./scroll";

const width = (pixels: number) => Object.assign(window, { innerWidth: pixels });
const locked = () => document.body.style.overflowY === "hidden";

beforeEach(() => {
	jest.useFakeTimers();
	document.body.innerHTML = "";
	document.body.style.overflowY = "hidden";
	width(390);
});
afterEach(() => {
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

test("an open dialog keeps the page locked", () => {
	document.body.innerHTML = "<dialog open>Menu</dialog>";
	unlockScroll();
	expect(locked()).toBe(true);
});

test.each([
	[767, false],
	[768, true],
])("at %i px the page stays locked: %s", (pixels, stays) => {
	width(pixels);
	unlockScroll();
	expect(locked()).toBe(stays);
});
