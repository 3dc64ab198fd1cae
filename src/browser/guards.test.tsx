import { guardMemory, guardPreloads, guardRejections, guardScroll, unlockScroll } from "./guards";
import { preloadErrorEvent } from "./preload-error-event";
import { currentToast, dismissToast } from "./toasts";

beforeEach(() => jest.useFakeTimers());

describe("memory", () => {
	const limit = 100 * 1024 * 1024;
	test.each([
		[limit + 1, ["pictures-dynamic", "dynamic-pages"]],
		[limit, []],
		[undefined, []],
	])("every 5 minutes, with %s bytes, the caches %j are deleted", async (bytes, expected) => {
		const removed: string[] = [];
		Object.defineProperty(performance, "memory", {
			configurable: true,
			value: bytes && { usedJSHeapSize: bytes },
		});
		const keys = async () => ["pictures-dynamic", "precache-v1", "dynamic-pages"];
		Object.assign(window, { caches: { keys, delete: (name: string) => removed.push(name) } });
		guardMemory();
		await jest.advanceTimersByTimeAsync(299_999);
		expect(removed).toEqual([]);
		await jest.advanceTimersByTimeAsync(1);
		expect(removed).toEqual(expected);
	});
});

describe("rejections", () => {
	const before = process.env.NODE_ENV;
	afterEach(() => Object.assign(process.env, { NODE_ENV: before }));

	test.each([
		["development", { swallowed: false, heard: true }],
		["production", { swallowed: true, heard: false }],
	])("in %s, with a listener that would reload the page: %j", (environment, expected) => {
		Object.assign(process.env, { NODE_ENV: environment });
		let heard = false;
		window.addEventListener("unhandledrejection", () => {
			heard = true;
		});
		guardRejections();
		const event = new Event("unhandledrejection", { cancelable: true });
		window.dispatchEvent(event);
		expect({ swallowed: event.defaultPrevented, heard }).toEqual(expected);
	});
});

describe("a locked page", () => {
	const { documentElement: html, body } = document;
	beforeEach(() => {
		for (const element of [html, body])
			element.style.cssText = "overflow-y: hidden; position: fixed";
		Object.assign(window, { innerWidth: 767 });
	});
	const isLocked = () =>
		[html, body].some(({ style }) => style.overflowY === "hidden" || style.position === "fixed");

	test("is made scrollable after 0.5 s, and again every 2 s", () => {
		guardScroll();
		for (const milliseconds of [500, 2000, 2000]) {
			body.style.overflowY = "hidden";
			jest.advanceTimersByTime(milliseconds - 1);
			expect(isLocked()).toBe(true);
			jest.advanceTimersByTime(1);
			expect(isLocked()).toBe(false);
		}
	});

	test.each([
		["<dialog>Menu</dialog>", 767, false],
		["<dialog open>Menu</dialog>", 767, true],
		["", 768, true],
	])("with %s at %i px, stays locked: %s", (dialog, width, stays) => {
		body.innerHTML = dialog;
		Object.assign(window, { innerWidth: width });
		unlockScroll();
		expect(isLocked()).toBe(stays);
	});
});

describe("what doesn't load", () => {
	const heard = jest.fn();
	/** jsdom can't reload, and its error is the only sign of an attempt. */
	const consoleErrors = jest.spyOn(console, "error").mockImplementation(() => undefined);
	const toast = () => (currentToast.get()?.open ? currentToast.get() : undefined);

	beforeAll(() => {
		guardPreloads();
		window.addEventListener(preloadErrorEvent, (event) => heard((event as CustomEvent).detail));
	});
	afterEach(() => dismissToast(currentToast.get()?.id ?? 0));

	test.each([
		['<script src="/team.js"></script>', "http://localhost/team.js"],
		['<link rel="stylesheet" href="/styles.css">', "http://localhost/styles.css"],
		['<script src="https://elsewhere.example/a.js"></script>', undefined],
	])("%s raises preload-error with the url %s; only a click reloads", (html, url) => {
		heard.mockClear();
		consoleErrors.mockClear();
		document.body.innerHTML = html;
		document.body.firstElementChild?.dispatchEvent(new Event("error"));
		jest.advanceTimersByTime(60_000);
		expect(heard.mock.calls).toEqual(
			url ? [[{ url, error: new Error(`${url} didn't load.`) }]] : [],
		);
		expect(toast()?.variant).toBe(url && "destructive");
		expect(consoleErrors).not.toHaveBeenCalled();
		toast()?.action?.run();
		expect(consoleErrors).toHaveBeenCalledTimes(url ? 1 : 0);
	});
});
