import { onPreRouteUpdate, shouldUpdateScroll } from "./gatsby-scroll";
import { setPendingScroll } from "./scroll-target";

jest.mock("./scroll-target", () => ({
	...jest.requireActual("./scroll-target"),
	setPendingScroll: jest.fn(),
}));

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
beforeEach(() => sessionStorage.clear());

test("on the first page and within a page, nothing is pending", () => {
	expect(leave(null, at("/about", "a"))).toEqual([]);
	expect(leave(at("/resources", "a"), at("/resources#faqs", "b"))).toEqual([]);
});

test.each([
	["on first load", undefined, at("/about", "a"), true],
	["to a hash of the same page", at("/about", "a"), at("/about#rooms", "b"), true],
	[
		"to the top if the link leads to the current address",
		at("/about", "a"),
		at("/about", "b"),
		true,
	],
	[
		"to where it was left, on the way back from a filter",
		at("/services?category=laser", "b"),
		at("/services", "left"),
		true,
	],
	[
		"not for a filter of the same page",
		at("/services", "a"),
		at("/services?category=laser", "b"),
		false,
	],
	["not between pages: the transition does", at("/about", "a"), at("/team", "b"), false],
])("Gatsby scrolls %s", (_name, from, to, expected) => {
	sessionStorage.setItem("@@scroll|/services|left", "640");
	expect(
		shouldUpdateScroll?.(
			{ prevRouterProps: from && { location: from }, routerProps: { location: to } } as never,
			{ plugins: [] },
		),
	).toBe(expected);
});
