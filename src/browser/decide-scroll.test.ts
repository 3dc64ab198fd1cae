import { decideScroll } from "./scroll";

const at = (pathname: string, search = "", hash = "") => ({ pathname, search, hash });
const fresh = { back: false, saved: undefined };

test("another page is scrolled to its top, once it's in the document", () => {
	expect(decideScroll({ from: at("/"), to: at("/about"), ...fresh })).toEqual({ later: { top: 0, anchor: "" } });
});

test("a link leads to the top of a page or to its hash, even if it was left further down before", () => {
	const visited = { from: at("/"), back: false, saved: 800 };
	expect(decideScroll({ ...visited, to: at("/about") })).toEqual({ later: { top: 0, anchor: "" } });
	expect(decideScroll({ ...visited, to: at("/about", "", "#rooms") })).toEqual({ later: { top: 0, anchor: "rooms" } });
});

test("going back leads to where the page was left, whatever its hash", () => {
	expect(decideScroll({ from: at("/team"), to: at("/about", "", "#rooms"), back: true, saved: 1200 })).toEqual({ later: { top: 1200, anchor: "" } });
});

test("going back without a saved position leads to the top or the hash", () => {
	expect(decideScroll({ from: at("/team"), to: at("/about", "", "#rooms"), back: true, saved: undefined })).toEqual({ later: { top: 0, anchor: "rooms" } });
});

test("a hash of another page is reached after entry, decoded", () => {
	expect(decideScroll({ from: at("/"), to: at("/services", "", "#caf%C3%A9"), ...fresh })).toEqual({ later: { top: 0, anchor: "café" } });
});

test("a hash of the same page is reached at once", () => {
	expect(decideScroll({ from: at("/privacy"), to: at("/privacy", "", "#security"), ...fresh })).toEqual({ now: "security" });
});

test("a filter doesn't scroll", () => {
	expect(decideScroll({ from: at("/services"), to: at("/services", "?concern=acne"), ...fresh })).toEqual({ now: false });
});

test("the same address again goes to the top", () => {
	expect(decideScroll({ from: at("/services", "?a"), to: at("/services", "?a"), ...fresh })).toEqual({ now: 0 });
});

test("back within a page restores the position", () => {
	expect(decideScroll({ from: at("/services", "?concern=acne"), to: at("/services"), back: true, saved: 640 })).toEqual({ now: 640 });
});

test.each([
	["#caf%C3%A9", "café"],
	["#100%", "100%"],
])("the hash %s names the id %s", (hash, anchor) => {
	expect(decideScroll({ from: at("/about"), to: at("/resources", "", hash), ...fresh })).toEqual({ later: { top: 0, anchor } });
});
