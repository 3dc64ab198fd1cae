import { fireEvent } from "@testing-library/react";
import { navigate } from "gatsby";
import { followLinks, pageLoading } from "./follow-links";
import { preloadErrorEvent } from "./preload-error-event";

jest.mock("gatsby", () => ({ navigate: jest.fn() }));
const loadPage = jest.fn();
const failures: unknown[] = [];
const settle = () => new Promise((resolve) => setTimeout(resolve));
const opened = () => jest.mocked(navigate).mock.calls.map(([to]) => to as unknown);
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
	window.addEventListener(preloadErrorEvent, (event) =>
		failures.push((event as CustomEvent<unknown>).detail),
	);
});
beforeEach(() => {
	jest.clearAllMocks();
	failures.length = 0;
	delete document.documentElement.dataset.failed;
	loadPage.mockReset().mockResolvedValue({ status: "success" });
	Object.assign(window, { ___loader: { loadPage } });
	history.replaceState(null, "", "/about");
	pageLoading.set(false);
});

test.each(["/about", "/services?category=A%20B#top"])(
	"%s goes through the router",
	async (href) => {
		fireEvent.click(link(`href="${href}"`));
		await settle();
		expect(jest.mocked(navigate).mock.calls).toEqual([
			[href, { replace: href === location.pathname }],
		]);
		expect(answered).toBe(true);
	},
);

test.each([
	['href="#main-content"', {}],
	['href="/team" target="_blank"', {}],
	['href="/team" download', {}],
	['href="/team"', { ctrlKey: true }],
	['href="/team" id="failed"', {}],
])("a click on <a %s> with %j is the browser's", (attributes, how) => {
	if (attributes.includes("failed")) document.documentElement.dataset.failed = "";
	fireEvent.click(link(attributes), how);
	expect(answered).toBe(false);
});

const click = (href: string) => {
	let load: (page: { status: string }) => void = () => undefined;
	loadPage.mockReturnValueOnce(
		new Promise((resolve) => {
			load = resolve;
		}),
	);
	fireEvent.click(link(`href="${href}"`));
	return async (status = "success") => {
		load({ status });
		await settle();
	};
};

test("a page opens once its resources are here", async () => {
	const load = click("/resources?from=menu#faqs");
	expect(pageLoading.get()).toBe(true);
	expect(loadPage.mock.calls).toEqual([["/resources"]]);
	expect(opened()).toEqual([]);
	await load();
	expect(opened()).toEqual(["/resources?from=menu#faqs"]);
	expect(pageLoading.get()).toBe(true);
});

test("a page that doesn't load raises preload-error", async () => {
	await click("/team?x")("error");
	expect(opened()).toEqual([]);
	expect(failures).toEqual([
		{ url: "/team?x", error: new Error("The resources of /team didn't load.") },
	]);
	expect(pageLoading.get()).toBe(false);
});

test("the last click wins, in whatever order the pages load", async () => {
	const [loadTeam, loadPricing] = [click("/team"), click("/pricing")];
	await loadPricing();
	await loadTeam();
	expect(opened()).toEqual(["/pricing"]);
});

test("after 5 s a page is opened as a document, once", async () => {
	// jsdom says that it can't leave the page.
	const refused = jest.spyOn(console, "error").mockImplementation(() => undefined);
	jest.useFakeTimers();
	const load = click("/team");
	jest.advanceTimersByTime(4999);
	expect(refused).not.toHaveBeenCalled();
	jest.advanceTimersByTime(1);
	jest.useRealTimers();
	expect(refused).toHaveBeenCalledTimes(1);
	await load();
	expect(opened()).toEqual([]);
	refused.mockRestore();
});

test.each([
	["pointerOver", "/services?category=Skin#list", false, [["/services"]]],
	["focusIn", "/services", false, [["/services"]]],
	["focusIn", "/about#visit", false, []],
	["pointerOver", "/services", true, []],
] as const)(
	"with %s of %s and Save-Data %s, what's fetched ahead is %j",
	(event, href, saveData, expected) => {
		Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData } });
		fireEvent[event](link(`href="${href}"`));
		expect(loadPage.mock.calls).toEqual(expected);
	},
);
