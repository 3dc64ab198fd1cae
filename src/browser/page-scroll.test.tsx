import { onPreRouteUpdate, shouldUpdateScroll } from "./page-scroll";
import { setPendingScroll } from "./scroll";

jest.mock("./scroll", () => ({ ...jest.requireActual("./scroll"), setPendingScroll: jest.fn() }));
const applied = jest.mocked(setPendingScroll);

const at = (path: string, key: string) => {
	const { pathname, search, hash } = new URL(path, "http://localhost");
	return { pathname, search, hash, key };
};
type Location = ReturnType<typeof at>;
/** The position Gatsby has kept for a history entry. */
const keep = ({ pathname, key }: Location, y: number) => sessionStorage.setItem(`@@scroll|${pathname}|${key}`, JSON.stringify(y));
const leave = (from: Location | null, to: Location) => onPreRouteUpdate?.({ location: to, prevLocation: from } as never, { plugins: [] });
const updates = (from: Location | undefined, to: Location) =>
	shouldUpdateScroll?.({ prevRouterProps: from && { location: from }, routerProps: { location: to } } as never, { plugins: [] });

beforeEach(() => {
	applied.mockClear();
	sessionStorage.clear();
});

describe("where the next page is scrolled is decided before the old one leaves", () => {
	test("a link to another page leads to its top", () => {
		leave(at("/about", "a"), at("/team", "b"));
		expect(applied.mock.calls).toEqual([[{ top: 0, anchor: "" }]]);
	});

	test("going back leads to where the page was left", () => {
		const about = at("/about", "a");
		keep(about, 1200);
		leave(at("/team", "b"), about);
		expect(applied.mock.calls).toEqual([[{ top: 1200, anchor: "" }]]);
	});

	test("a position saved for another history entry of the same page isn't used", () => {
		keep(at("/about", "a"), 1200);
		leave(at("/team", "b"), at("/about", "c"));
		expect(applied.mock.calls).toEqual([[{ top: 0, anchor: "" }]]);
	});

	test("invalid saved positions are ignored, without an error", () => {
		for (const text of ["", "{garbage", '"far"', "null", "-1", "NaN"]) {
			applied.mockClear();
			sessionStorage.setItem("@@scroll|/about|a", text);
			leave(at("/team", "b"), at("/about", "a"));
			expect(applied.mock.calls).toEqual([[{ top: 0, anchor: "" }]]);
		}
	});

	test("without storage, going back uses the position that Gatsby keeps on window", () => {
		Object.assign(window, { ___GATSBY_REACT_ROUTER_SCROLL: { "@@scroll|/about|a": 1200 } });
		jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
			throw new DOMException("The operation is insecure.", "SecurityError");
		});
		leave(at("/team", "b"), at("/about", "a"));
		expect(applied.mock.calls).toEqual([[{ top: 1200, anchor: "" }]]);
		jest.restoreAllMocks();
		Reflect.deleteProperty(window, "___GATSBY_REACT_ROUTER_SCROLL");
	});

	test("a hash leads to its place", () => {
		leave(at("/about", "a"), at("/resources#faqs", "b"));
		expect(applied.mock.calls).toEqual([[{ top: 0, anchor: "faqs" }]]);
	});

	test("the first page is the browser's", () => {
		leave(null, at("/about", "a"));
		expect(applied).not.toHaveBeenCalled();
	});

	test("within a page, nothing is pending", () => {
		leave(at("/resources", "a"), at("/resources#faqs", "b"));
		expect(applied).not.toHaveBeenCalled();
	});
});

describe("Gatsby scrolls", () => {
	test("on first load", () => {
		expect(updates(undefined, at("/about", "a"))).toBe(true);
	});

	test("to a hash of the same page, once every section above it has its real height", () => {
		expect(updates(at("/resources", "a"), at("/resources#faqs", "b"))).toBe(true);
		expect(document.documentElement).toHaveAttribute("data-render-all");
	});

	test("to the top if the link leads to the current address", () => {
		expect(updates(at("/about", "a"), at("/about", "b"))).toBe(true);
	});

	test("not for a filter of the same page", () => {
		expect(updates(at("/services", "a"), at("/services?category=laser", "b"))).toBe(false);
	});

	test("not between pages: the transition does", () => {
		expect(updates(at("/about", "a"), at("/team", "b"))).toBe(false);
	});

	test("not if nothing has changed", () => {
		expect(updates(at("/about", "a"), at("/about", "a"))).toBe(false);
	});
});
