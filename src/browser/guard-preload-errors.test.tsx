import { guardPreloads } from "./guards";
import { preloadErrorEvent } from "./preload-error-event";
import { currentToast, dismissToast } from "./toasts";

const heard = jest.fn();
/** jsdom can't reload, and its error is the only sign of an attempt. */
const consoleErrors = jest.spyOn(console, "error").mockImplementation(() => undefined);
const reloads = () => consoleErrors.mock.calls.filter(([message]) => String(message).includes("Not implemented: navigation")).length;
const toast = () => (currentToast.get()?.open ? currentToast.get() : undefined);

/** An element fails, as a browser raises it: a plain event, without the error. */
const fail = (html: string) => {
	document.body.innerHTML = html;
	document.body.firstElementChild?.dispatchEvent(new Event("error"));
};

beforeAll(() => {
	jest.useFakeTimers();
	guardPreloads();
	window.addEventListener(preloadErrorEvent, (event) => heard((event as CustomEvent).detail));
});
afterEach(() => {
	dismissToast(currentToast.get()?.id ?? 0);
	heard.mockClear();
});

test.each([
	["a script of our own", '<script src="/component---src-pages-team.js"></script>', "http://localhost/component---src-pages-team.js"],
	["a stylesheet", '<link rel="stylesheet" href="/styles.css">', "http://localhost/styles.css"],
])("%s that fails to load raises preload-error with its url and an error that names it, and offers to reload", (_name, html, url) => {
	fail(html);
	expect(heard.mock.calls).toEqual([[{ url, error: new Error(`${url} didn't load.`) }]]);
	expect(toast()).toMatchObject({ variant: "destructive", action: { label: "Reload" } });
});

test.each([
	["a script from another host", '<script src="https://elsewhere.example/a.js"></script>'],
	["a script without a source", "<script></script>"],
	["an icon", '<link rel="icon" href="/icon.png">'],
	["a picture", '<img src="/a.jpg" alt="">'],
])("%s that fails to load is ignored", (_name, html) => {
	fail(html);
	expect(heard).not.toHaveBeenCalled();
	expect(toast()).toBeUndefined();
});

test("the page only reloads when the visitor clicks", () => {
	fail('<script src="/app.js"></script>');
	jest.advanceTimersByTime(60_000);
	expect(reloads()).toBe(0);
	toast()?.action?.run();
	expect(reloads()).toBe(1);
});
