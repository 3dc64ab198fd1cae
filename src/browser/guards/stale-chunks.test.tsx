import { preloadErrorEvent } from "../preload-error";
import { currentToasts, dismissToast, toastRules } from "../toasts";
import { guardChunks, guardNavigation } from "./stale-chunks";

const heard = jest.fn();
const details = () => heard.mock.calls.map(([event]) => (event as CustomEvent).detail);
/** jsdom cannot reload and says so; nothing else in it can be watched. */
const complaints = jest.spyOn(console, "error").mockImplementation(() => undefined);
const reloads = () => complaints.mock.calls.filter(([message]) => String(message).includes("Not implemented: navigation")).length;

beforeAll(() => guardChunks());
beforeEach(() => {
	jest.useFakeTimers();
	heard.mockClear();
	complaints.mockClear();
	window.addEventListener(preloadErrorEvent, heard);
});
afterEach(() => {
	window.removeEventListener(preloadErrorEvent, heard);
	for (const { id } of currentToasts()) dismissToast(id);
	jest.advanceTimersByTime(toastRules.removeDelay);
	jest.useRealTimers();
	document.body.innerHTML = "";
});

describe("an element that fails to load", () => {
	const failing = (html: string) => {
		document.body.innerHTML = html;
		// As a browser raises it: a plain event, without the error.
		document.body.firstElementChild?.dispatchEvent(new Event("error"));
	};

	test.each([
		["a script of ours", '<script src="/component---src-pages-team.js"></script>', "http://localhost/component---src-pages-team.js"],
		["a stylesheet", '<link rel="stylesheet" href="/styles.css">', "http://localhost/styles.css"],
	])("%s raises preload-error with its url and an error that names it, and offers to reload", (_name, html, url) => {
		failing(html);
		expect(details()).toEqual([{ url, error: new Error(`${url} did not load.`) }]);
		expect(currentToasts().map(({ variant, action, open }) => [variant, action?.label, open])).toEqual([["destructive", "Reload", true]]);
	});

	test.each([
		["a script of somebody else", '<script src="https://elsewhere.example/a.js"></script>'],
		["a script without a source", "<script></script>"],
		["an icon", '<link rel="icon" href="/icon.png">'],
		["a picture", '<img src="/a.jpg" alt="">'],
	])("%s is no matter of ours", (_name, html) => {
		failing(html);
		expect(heard).not.toHaveBeenCalled();
		expect(currentToasts()).toEqual([]);
	});

	test("the page is reloaded by the visitor's click and by nothing else", () => {
		failing('<script src="/app.js"></script>');
		jest.advanceTimersByTime(60_000);
		expect(reloads()).toBe(0);
		currentToasts()[0]?.action?.run();
		expect(reloads()).toBe(1);
	});
});

describe("a navigation", () => {
	const navigate = jest.fn();
	/** What loads a page, to be settled by the test. */
	let pages: Record<string, { resolve: (page?: { status?: string }) => void; reject: (error: Error) => void }>;
	const loadPage = jest.fn(
		(path: string) => new Promise<{ status?: string } | undefined>((resolve, reject) => Object.assign(pages, { [path]: { resolve, reject } })),
	);
	const go = (to: string | number, options?: unknown) =>
		(window as unknown as { ___navigate: (to: string | number, options?: unknown) => void }).___navigate(to, options);
	const settled = () => jest.advanceTimersByTimeAsync(0);

	beforeEach(() => {
		pages = {};
		navigate.mockClear();
		loadPage.mockClear();
		history.replaceState(null, "", "/about");
		navigate.mockImplementation((to) => typeof to === "string" && history.pushState(null, "", to));
		Object.assign(window, { ___navigate: navigate, ___loader: { loadPage } });
		guardNavigation();
	});

	test("waits until the page's resources are there, asked for without query and hash", async () => {
		go("/resources?from=menu#faqs", { state: 1 });
		expect(loadPage.mock.calls).toEqual([["/resources"]]);
		await settled();
		expect(navigate).not.toHaveBeenCalled();
		pages["/resources"]?.resolve({ status: "success" });
		await settled();
		expect(navigate.mock.calls).toEqual([["/resources?from=menu#faqs", { state: 1 }]]);
	});

	test.each([
		["with the status error", { status: "error" }],
		["with nothing", undefined],
	])("to a page that comes %s stays, and raises preload-error", async (_name, page) => {
		go("/team?x");
		pages["/team"]?.resolve(page);
		await settled();
		expect(navigate).not.toHaveBeenCalled();
		expect(details()).toEqual([{ url: "/team?x", error: new Error("The resources of /team did not load.") }]);
		expect(currentToasts()[0]).toMatchObject({ variant: "destructive", action: { label: "Reload" } });
		expect(reloads()).toBe(0);
	});

	test("whose loading fails stays, and raises preload-error with the reason", async () => {
		const error = new Error("offline");
		go("/team");
		pages["/team"]?.reject(error);
		await settled();
		expect(navigate).not.toHaveBeenCalled();
		expect(details()).toEqual([{ url: "/team", error }]);
	});

	test("the last click wins, in whatever order the pages come", async () => {
		go("/team");
		go("/pricing");
		pages["/team"]?.resolve({});
		await settled();
		pages["/pricing"]?.resolve({});
		await settled();
		go("/shop");
		go("/careers");
		pages["/careers"]?.resolve({});
		await settled();
		pages["/shop"]?.resolve({});
		await settled();
		expect(navigate.mock.calls.map(([to]) => to)).toEqual(["/pricing", "/careers"]);
	});

	test("a page that comes when the visitor has gone back does not take them away again", async () => {
		go("/team");
		go(-1);
		pages["/team"]?.resolve({});
		await settled();
		go("/pricing");
		history.replaceState(null, "", "/contact");
		pages["/pricing"]?.resolve({});
		await settled();
		expect(navigate.mock.calls.map(([to]) => to)).toEqual([-1]);
	});

	test("through the history is left to the browser", () => {
		go(-1);
		expect(loadPage).not.toHaveBeenCalled();
		expect(navigate.mock.calls).toEqual([[-1, undefined]]);
	});

	test("without Gatsby's own there is nothing to guard", () => {
		Object.assign(window, { ___navigate: undefined });
		guardNavigation();
		expect((window as { ___navigate?: unknown }).___navigate).toBeUndefined();
	});
});
