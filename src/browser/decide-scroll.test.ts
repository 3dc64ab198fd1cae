import { decideScroll } from "./scroll";

const parse = (address: string) => new URL(address, "http://localhost");
const go = (from: string, to: string, { back = false, saved }: { back?: boolean; saved?: number } = {}) =>
	decideScroll({ from: parse(from), to: parse(to), back, saved });
const later = (top: number, anchor = "") => ({ later: { top, anchor } });

test("another page is scrolled once it's in the document: to its top or its hash, even if it was left further down before", () => {
	expect(go("/", "/about")).toEqual(later(0));
	expect(go("/", "/about", { saved: 800 })).toEqual(later(0));
	expect(go("/", "/about#rooms", { saved: 800 })).toEqual(later(0, "rooms"));
});

test("going back leads to where the page was left, whatever its hash; without a saved position, to the top or the hash", () => {
	expect(go("/team", "/about#rooms", { back: true, saved: 1200 })).toEqual(later(1200));
	expect(go("/team", "/about#rooms", { back: true })).toEqual(later(0, "rooms"));
	expect(go("/services?concern=acne", "/services", { back: true, saved: 640 })).toEqual({ now: 640 });
});

test("within a page, a hash is reached at once, a filter doesn't scroll, and the same address again goes to the top", () => {
	expect(go("/privacy", "/privacy#security")).toEqual({ now: "security" });
	expect(go("/services", "/services?concern=acne")).toEqual({ now: false });
	expect(go("/services?a", "/services?a")).toEqual({ now: 0 });
});

test("a hash is decoded, if it can be", () => {
	expect(go("/about", "/resources#caf%C3%A9")).toEqual(later(0, "café"));
	expect(go("/about", "/resources#100%")).toEqual(later(0, "100%"));
});
