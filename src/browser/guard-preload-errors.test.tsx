import { guardPreloads } from "./guards";
import { preloadErrorEvent } from "./preload-error-event";
import { dismissToast, getToasts, toastRules } from "./toasts";

const heard = jest.fn();
const details = () => heard.mock.calls.map(([event]) => (event as CustomEvent).detail);
/** jsdom can't reload, and its error is the only sign of an attempt. */
const consoleErrors = jest.spyOn(console, "error").mockImplementation(() => undefined);
const reloads = () => consoleErrors.mock.calls.filter(([message]) => String(message).includes("Not implemented: navigation")).length;

beforeAll(() => guardPreloads());
beforeEach(() => {
	jest.useFakeTimers();
	heard.mockClear();
	consoleErrors.mockClear();
	window.addEventListener(preloadErrorEvent, heard);
});
afterEach(() => {
	window.removeEventListener(preloadErrorEvent, heard);
	for (const { id } of getToasts()) dismissToast(id);
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
		["a script of our own", '<script src="/component---src-pages-team.js"></script>', "http://localhost/component---src-pages-team.js"],
		["a stylesheet", '<link rel="stylesheet" href="/styles.css">', "http://localhost/styles.css"],
	])("%s raises preload-error with its url and an error that names it, and offers to reload", (_name, html, url) => {
		failing(html);
		expect(details()).toEqual([{ url, error: new Error(`${url} didn't load.`) }]);
		expect(getToasts().map(({ variant, action, open }) => [variant, action?.label, open])).toEqual([["destructive", "Reload", true]]);
	});

	test.each([
		["a script from another host", '<script src="https://elsewhere.example/a.js"></script>'],
		["a script without a source", "<script></script>"],
		["an icon", '<link rel="icon" href="/icon.png">'],
		["a picture", '<img src="/a.jpg" alt="">'],
	])("%s is ignored", (_name, html) => {
		failing(html);
		expect(heard).not.toHaveBeenCalled();
		expect(getToasts()).toEqual([]);
	});

	test("the page only reloads when the visitor clicks", () => {
		failing('<script src="/app.js"></script>');
		jest.advanceTimersByTime(60_000);
		expect(reloads()).toBe(0);
		getToasts()[0]?.action?.run();
		expect(reloads()).toBe(1);
	});
});
