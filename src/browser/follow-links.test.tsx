import { fireEvent } from "@testing-library/react";
import { navigate } from "gatsby";
import { followLinks, waiting } from "./follow-links";
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
	waiting.set(false);
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

test.each(['href="#main-content"', 'href="/about" target="_blank"', 'href="/about" download', 'name="no-link"'])(
	"<a %s> is left to the browser",
	(attributes) => {
		const target = link(attributes);
		fireEvent.click(target);
		fireEvent.pointerOver(target);
		expect(navigate).not.toHaveBeenCalled();
		expect(answered).toBe(false);
		expect(loadPage).not.toHaveBeenCalled();
	},
);

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
	/** Clicks a link; `load` settles the loading of its page later. */
	const click = (href: string) => {
		let load: (page?: { status?: string }) => void = () => undefined;
		loadPage.mockReturnValueOnce(
			new Promise((resolve) => {
				load = resolve;
			}),
		);
		fireEvent.click(link(`href="${href}"`));
		return async (page = { status: "success" }) => {
			load(page);
			await settled();
		};
	};
	const opened = () => jest.mocked(navigate).mock.calls.map(([to]) => to as unknown);

	beforeAll(() => window.addEventListener(preloadErrorEvent, (event) => failures.push((event as CustomEvent<unknown>).detail)));
	beforeEach(() => {
		failures.length = 0;
		history.replaceState(null, "", "/about");
	});

	test("waits until its resources are here", async () => {
		const load = click("/resources?from=menu#faqs");
		await settled();
		expect(loadPage.mock.calls).toEqual([["/resources"]]);
		expect(opened()).toEqual([]);
		await load();
		expect(opened()).toEqual(["/resources?from=menu#faqs"]);
	});

	test.each([
		["comes with the status error", () => Promise.resolve({ status: "error" }), new Error("The resources of /team didn't load.")],
		["comes with nothing", () => Promise.resolve(undefined), new Error("The resources of /team didn't load.")],
		["fails to load", () => Promise.reject(new Error("offline")), new Error("offline")],
	])("and %s leaves the visitor where they are, and raises preload-error", async (_name, result, error) => {
		loadPage.mockImplementation(result);
		fireEvent.click(link('href="/team?x"'));
		await settled();
		expect(opened()).toEqual([]);
		expect(failures).toEqual([{ url: "/team?x", error }]);
	});

	test("is waited for from the click on, until it's shown or doesn't load", async () => {
		const fail = click("/team");
		expect(waiting.get()).toBe(true);
		await fail({ status: "error" });
		expect(waiting.get()).toBe(false);
		const load = click("/team");
		await load();
		expect(waiting.get()).toBe(true);
		waiting.set(false);
		expect(waiting.get()).toBe(false);
		click("/about#story");
		expect(waiting.get()).toBe(false);
	});

	test("after another one was clicked: the last click wins, in whatever order they load", async () => {
		const [loadTeam, loadPricing] = [click("/team"), click("/pricing")];
		await loadPricing();
		await loadTeam();
		expect(opened()).toEqual(["/pricing"]);
	});

	test("as a document, because its resources took 5 s, isn't opened again when they come", async () => {
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

	test("after the visitor has gone back doesn't take them away again", async () => {
		const load = click("/team");
		history.replaceState(null, "", "/contact");
		await load();
		expect(opened()).toEqual([]);
	});
});

test.each(["pointerOver", "focusIn"] as const)("a link's page is fetched ahead (%s), without query and hash", (event) => {
	fireEvent[event](link('href="/services?category=Skin#list"'));
	expect(loadPage).toHaveBeenCalledWith("/services");
});

test("the current page isn't fetched ahead, and nothing is under Save-Data", () => {
	fireEvent.pointerOver(link(`href="${location.pathname}#visit"`));
	saveData(true);
	fireEvent.pointerOver(link('href="/team"'));
	expect(loadPage).not.toHaveBeenCalled();
});
