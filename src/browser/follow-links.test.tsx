import { fireEvent } from "@testing-library/react";
import { navigate } from "gatsby";
import { followLinks, isWaiting, stopWaiting } from "./follow-links";
import { preloadErrorEvent } from "./preload-error-event";

jest.mock("gatsby", () => ({ navigate: jest.fn() }));
/** What loads a page, settled by the test or at once. */
const loadPage = jest.fn();
const settled = () => new Promise((resolve) => setTimeout(resolve));
const saveData = (value: boolean) => Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: value } });

const link = (attributes: string): HTMLElement => {
	document.body.innerHTML = `<p><a ${attributes}><span>Go</span></a></p>`;
	return document.querySelector("span") as HTMLElement;
};

/** Whether the browser was kept from following the link of the last click. */
let answered: boolean | undefined;
beforeAll(() => {
	followLinks();
	document.addEventListener("click", ({ defaultPrevented }) => {
		answered = defaultPrevented;
	});
	// jsdom can't leave a page, so clicks that the router doesn't handle end here.
	window.addEventListener("click", (event) => event.preventDefault());
});
beforeEach(() => {
	jest.clearAllMocks();
	answered = undefined;
	delete document.documentElement.dataset.failed;
	stopWaiting();
	loadPage.mockResolvedValue({ status: "success" });
	Object.assign(window, { ___loader: { loadPage } });
	saveData(false);
});

test.each(["/", "/about", "/services?category=A%20B#top", "/services?file=price.pdf", "/resources#v1.2"])("%s goes through the router", async (href) => {
	fireEvent.click(link(`href="${href}"`));
	await settled();
	expect(jest.mocked(navigate).mock.calls).toEqual([[href, { replace: href === location.pathname }]]);
	expect(answered).toBe(true);
});

test.each([
	'href="#main-content"',
	'href="tel:+19185550100"',
	'href="mailto:a@b.example"',
	'href="/logo-black.svg"',
	'href="//cdn.example/x"',
	'href="https://vote.example/elm"',
	'href="/about" target="_blank"',
	'href="/about" download',
	'name="no-link"',
])("<a %s> is left to the browser", (attributes) => {
	const target = link(attributes);
	fireEvent.click(target);
	fireEvent.pointerOver(target);
	expect(navigate).not.toHaveBeenCalled();
	expect(answered).toBe(false);
	expect(loadPage).not.toHaveBeenCalled();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])("a click with %j is the browser's", (how) => {
	fireEvent.click(link('href="/about"'), how);
	expect(navigate).not.toHaveBeenCalled();
	expect(answered).toBe(false);
});

test("once the page has failed, links are the browser's", () => {
	document.documentElement.dataset.failed = "";
	fireEvent.click(link('href="/about"'));
	expect(answered).toBe(false);
});

test("a click that other code has handled is left alone", () => {
	const target = link('href="/about"');
	target.addEventListener("click", (event) => event.preventDefault());
	fireEvent.click(target);
	expect(navigate).not.toHaveBeenCalled();
});

describe("a page that is opened", () => {
	const failures: unknown[] = [];
	const click = (href: string) => fireEvent.click(link(`href="${href}"`));
	/** Settles the loading of a page later. */
	const load = () => {
		const pages: Record<string, (page?: { status?: string }) => void> = {};
		loadPage.mockImplementation((path: string) => new Promise((resolve) => Object.assign(pages, { [path]: resolve })));
		return pages;
	};
	const opened = () => jest.mocked(navigate).mock.calls.map(([to]) => to as unknown);

	beforeAll(() => window.addEventListener(preloadErrorEvent, (event) => failures.push((event as CustomEvent<unknown>).detail)));
	beforeEach(() => {
		failures.length = 0;
		history.replaceState(null, "", "/about");
	});

	test("waits until its resources are here", async () => {
		const pages = load();
		click("/resources?from=menu#faqs");
		await settled();
		expect(loadPage.mock.calls).toEqual([["/resources"]]);
		expect(opened()).toEqual([]);
		pages["/resources"]?.({ status: "success" });
		await settled();
		expect(opened()).toEqual(["/resources?from=menu#faqs"]);
	});

	test.each([
		["comes with the status error", () => Promise.resolve({ status: "error" }), new Error("The resources of /team didn't load.")],
		["comes with nothing", () => Promise.resolve(undefined), new Error("The resources of /team didn't load.")],
		["fails to load", () => Promise.reject(new Error("offline")), new Error("offline")],
	])("and %s leaves the visitor where they are, and raises preload-error", async (_name, result, error) => {
		loadPage.mockImplementation(result);
		click("/team?x");
		await settled();
		expect(opened()).toEqual([]);
		expect(failures).toEqual([{ url: "/team?x", error }]);
	});

	test("is waited for from the click on, until it's shown or doesn't load", async () => {
		const pages = load();
		click("/team");
		expect(isWaiting()).toBe(true);
		click("/about#story");
		expect(isWaiting()).toBe(false);
		click("/team");
		pages["/team"]?.({ status: "error" });
		await settled();
		expect(isWaiting()).toBe(false);
		click("/team");
		pages["/team"]?.({});
		await settled();
		expect(isWaiting()).toBe(true);
		stopWaiting();
		expect(isWaiting()).toBe(false);
	});

	test("after another one was clicked: the last click wins, in whatever order they load", async () => {
		const pages = load();
		click("/team");
		click("/pricing");
		pages["/pricing"]?.({});
		await settled();
		pages["/team"]?.({});
		await settled();
		expect(opened()).toEqual(["/pricing"]);
	});

	test("after the visitor has gone back doesn't take them away again", async () => {
		const pages = load();
		click("/team");
		history.replaceState(null, "", "/contact");
		pages["/team"]?.({});
		await settled();
		expect(opened()).toEqual([]);
	});
});

describe("a link that is pointed at, touched or tabbed to", () => {
	test.each(["pointerOver", "focusIn"] as const)("is fetched ahead (%s), without query and hash", (event) => {
		fireEvent[event](link('href="/services?category=Skin#list"'));
		expect(loadPage).toHaveBeenCalledWith("/services");
	});

	test("isn't fetched if it's the current page", () => {
		fireEvent.pointerOver(link(`href="${location.pathname}#visit"`));
		expect(loadPage).not.toHaveBeenCalled();
	});

	test("is not fetched under Save-Data", () => {
		saveData(true);
		fireEvent.pointerOver(link('href="/about"'));
		expect(loadPage).not.toHaveBeenCalled();
	});
});
