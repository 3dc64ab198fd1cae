import { guardScroll, unlockScroll } from "./guards";

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
});

test("a locked page is made scrollable after 0.5 s, and again every 2 s", () => {
	guardScroll();
	for (const milliseconds of [500, 2000, 2000]) {
		document.body.style.overflowY = "hidden";
		jest.advanceTimersByTime(milliseconds - 1);
		expect(locked()).toBe(true);
		jest.advanceTimersByTime(1);
		expect(locked()).toBe(false);
	}
});

test.each([
	["<dialog open>Menu</dialog>", true],
	["<dialog>Menu</dialog>", false],
])("only an open dialog keeps the page locked: %s", (dialog, stays) => {
	document.body.innerHTML = dialog;
	unlockScroll();
	expect(locked()).toBe(stays);
});

test.each([
	["html", () => document.documentElement],
	["body", () => document.body],
])("a lock on %s is taken off, by overflow and by a fixed position", (_name, element) => {
	element().style.cssText = "overflow-y: hidden; position: fixed";
	unlockScroll();
	expect([element().style.overflowY, element().style.position]).toEqual(["auto", "static"]);
});

test.each([
	[767, false],
	[768, true],
])("at %i px the page stays locked: %s", (pixels, stays) => {
	width(pixels);
	unlockScroll();
	expect(locked()).toBe(stays);
});
