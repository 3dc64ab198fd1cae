import { onPreRouteUpdate, shouldUpdateScroll } from "./page-scroll";
import { setPendingScroll } from "./scroll";

jest.mock("./scroll", () => ({ ...jest.requireActual("./scroll"), setPendingScroll: jest.fn() }));

const at = (path: string, key: string) => {
	const { pathname, search, hash } = new URL(path, "http://localhost");
	return { pathname, search, hash, key };
};
type Location = ReturnType<typeof at>;
/** Where the next page is to be scrolled, decided before the old one leaves. */
const leave = (from: Location | null, to: Location): unknown[] => {
	jest.mocked(setPendingScroll).mockClear();
	onPreRouteUpdate?.({ location: to, prevLocation: from } as never, { plugins: [] });
	return jest.mocked(setPendingScroll).mock.calls.flat();
};
const updates = (from: Location | undefined, to: Location) =>
	shouldUpdateScroll?.({ prevRouterProps: from && { location: from }, routerProps: { location: to } } as never, { plugins: [] });

beforeEach(() => sessionStorage.clear());

test("going back leads to where this entry of the history was left; a new entry of the same page, to its top", () => {
	sessionStorage.setItem("@@scroll|/about|a", "1200");
	expect(leave(at("/team", "b"), at("/about#rooms", "a"))).toEqual([{ top: 1200, anchor: "" }]);
	expect(leave(at("/team", "b"), at("/about", "c"))).toEqual([{ top: 0, anchor: "" }]);
});

test("another page's hash is where it's scrolled, decoded", () => {
	expect(leave(at("/about", "a"), at("/resources#caf%C3%A9", "b"))).toEqual([{ top: 0, anchor: "café" }]);
});

test.each(["", "{garbage", '"far"', "null", "-1", "NaN"])("the saved position %j is ignored, without an error", (text) => {
	sessionStorage.setItem("@@scroll|/about|a", text);
	expect(leave(at("/team", "b"), at("/about", "a"))).toEqual([{ top: 0, anchor: "" }]);
});

test("without storage, going back uses the position that Gatsby keeps on window", () => {
	Object.assign(window, { ___GATSBY_REACT_ROUTER_SCROLL: { "@@scroll|/about|a": 1200 } });
	const read = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
		throw new DOMException("The operation is insecure.", "SecurityError");
	});
	expect(leave(at("/team", "b"), at("/about", "a"))).toEqual([{ top: 1200, anchor: "" }]);
	read.mockRestore();
	Reflect.deleteProperty(window, "___GATSBY_REACT_ROUTER_SCROLL");
});

test("the first page is the browser's, and within a page nothing is pending", () => {
	expect(leave(null, at("/about", "a"))).toEqual([]);
	expect(leave(at("/resources", "a"), at("/resources#faqs", "b"))).toEqual([]);
});

test.each([
	["on first load", undefined, at("/about", "a"), true],
	["to the top if the link leads to the current address", at("/about", "a"), at("/about", "b"), true],
	["to where it was left, on the way back from a filter", at("/services?category=laser", "b"), at("/services", "left"), true],
	["not for a filter of the same page", at("/services", "a"), at("/services?category=laser", "b"), false],
	["not between pages: the transition does", at("/about", "a"), at("/team", "b"), false],
	["not if nothing has changed", at("/about", "a"), at("/about", "a"), false],
])("Gatsby scrolls %s", (_name, from, to, expected) => {
	sessionStorage.setItem("@@scroll|/services|left", "640");
	expect(updates(from, to)).toBe(expected);
});

test("Gatsby scrolls to a hash of the same page, once every section above it has its real height", () => {
	expect(updates(at("/resources", "a"), at("/resources#faqs", "b"))).toBe(true);
	expect(document.documentElement).toHaveAttribute("data-render-all");
});
