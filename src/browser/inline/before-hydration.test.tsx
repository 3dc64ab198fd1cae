import { cleanup, render } from "@testing-library/react";
import { createElement } from "react";
import { fc } from "../../../tests/support/fast-check";

const root = document.documentElement;
/** The script as a page runs it, once a load. */
let arrival = "navigate";
const load = () => {
	Object.assign(performance, { getEntriesByType: () => [{ type: arrival }] });
	delete root.dataset.entrance;
	delete root.dataset.renderAll;
	jest.isolateModules(() => void require("./before-hydration"));
};
const entered = () => root.dataset.entrance === "";

beforeEach(() => {
	sessionStorage.clear();
	document.body.innerHTML = "";
});
afterEach(() => jest.restoreAllMocks());

test("the header's entrance plays on the first load of a session and on no later one", () => {
	load();
	expect(entered()).toBe(true);
	expect(sessionStorage.getItem("header-entrance-played")).toBe("true");
	load();
	expect(entered()).toBe(false);
});

test.each(["getItem", "setItem"] as const)("the header's entrance doesn't play if storage's %s throws", (method) => {
	jest.spyOn(Storage.prototype, method).mockImplementation(() => {
		throw new DOMException("denied", "SecurityError");
	});
	load();
	expect(entered()).toBe(false);
});

test.each([
	["opened", "navigate", "", false],
	["reloaded", "reload", "", true],
	["returned to", "back_forward", "", true],
	["opened at an anchor", "navigate", "#faqs", true],
])("a page that's %s has its real heights from the start: %s%s, %s", (_name, type, hash, expected) => {
	arrival = type;
	location.hash = hash;
	load();
	expect("renderAll" in root.dataset).toBe(expected);
	arrival = "navigate";
	location.hash = "";
});

test("a click beside a dialog closes it if it says so, and a click in it doesn't", () => {
	document.body.innerHTML = '<dialog open closedby="any"><p>Inside</p></dialog><dialog open></dialog>';
	load();
	const [light, other] = document.querySelectorAll("dialog");
	document.querySelector("p")?.click();
	other?.click();
	expect([light?.open, other?.open]).toEqual([true, true]);
	light?.click();
	expect(light?.open).toBe(false);
});

describe("in a browser without popovers", () => {
	const expanded = () => [...document.querySelectorAll("button")].map(({ ariaExpanded }) => ariaExpanded);
	const press = (key: string) => document.dispatchEvent(new KeyboardEvent("keydown", { key }));
	const { showPopover } = HTMLElement.prototype;

	// Once: the listeners of a load stay.
	beforeAll(() => {
		Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
		load();
		Object.assign(HTMLElement.prototype, { showPopover });
	});
	beforeEach(() => {
		document.body.innerHTML =
			'<button popovertarget="one"><span>One</span></button><div id="one"></div><button popovertarget="two">Two</button><div id="two"></div>';
	});

	test("a menu's button opens and closes its panel, and so do another one's, Escape and a click anywhere else", () => {
		const [one, two] = document.querySelectorAll("button");
		one?.querySelector("span")?.click();
		expect(expanded()).toEqual(["true", "false"]);
		two?.click();
		expect(expanded()).toEqual(["false", "true"]);
		two?.click();
		expect(expanded()).toEqual(["false", "false"]);
		two?.click();
		press("Tab");
		expect(expanded()).toEqual(["false", "true"]);
		press("Escape");
		expect(expanded()).toEqual(["false", "false"]);
		one?.click();
		document.body.click();
		expect(expanded()).toEqual(["false", "false"]);
	});
});

test("a picture that fades in is shown when it has loaded, and others are left alone", () => {
	load();
	document.body.innerHTML = '<img class="picture-fade object-cover" alt="Fading"><img class="object-cover" alt="Plain"><svg></svg>';
	for (const element of document.querySelectorAll("img, svg")) element.dispatchEvent(new Event("load"));
	expect([...document.querySelectorAll("img")].map(({ style }) => style.opacity)).toEqual(["1", ""]);
});

test.each([
	["?service=facial&with=ada", ["facial", "ada"]],
	["?service=haircut&with=bob", ["", ""]],
	["", ["", ""]],
])("the address %s chooses the treatment and the provider %j", (search, chosen) => {
	history.replaceState(null, "", `/schedule${search}`);
	document.body.innerHTML = `<select name="service"><option value="">Choose</option><option value="facial">Facial</option></select>
		<input type="radio" name="provider" value="" checked><input type="radio" name="provider" value="ada">`;
	load();
	window.dispatchEvent(new Event("DOMContentLoaded"));
	const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("select, input:checked");
	expect([...controls].map(({ value }) => value)).toEqual(chosen);
	history.replaceState(null, "", "/");
});

test("whatever an address is, neither Gatsby's router, loader nor scroll handler throws, and they find the same page", () => {
	Object.assign(globalThis, { __BASE_PATH__: "" });
	const paths = [require.resolve("gatsby/package.json")];
	const requireOfGatsby = (name: string) => require(require.resolve(name, { paths }));
	const { LocationProvider, Router, createHistory } = requireOfGatsby("@gatsbyjs/reach-router");
	const { ScrollContext } = requireOfGatsby("gatsby-react-router-scroll");
	const { findPath } = requireOfGatsby("gatsby/cache-dir/commonjs/find-path");
	const escapes = ["%", "%%", "%2", "%25", "%2525", "%E0%A4%A", "%c3%28", "%00", "%3F", "%23", "%2F", "/", ":a", "*"];
	const texts = fc.array(fc.oneof(fc.constantFrom(...escapes), fc.string({ unit: "binary" })));
	const source = { history: {}, addEventListener: () => undefined, removeEventListener: () => undefined };
	fc.assert(
		fc.property(texts, texts, texts, (path, query, fragment) => {
			const address = new URL(location.origin);
			address.pathname = path.join("");
			address.search = query.join("");
			address.hash = fragment.join("");
			history.replaceState(null, "", address);
			load();
			const { pathname, search, hash } = location;
			const routes = createHistory({ ...source, location: { pathname, search, hash } });
			expect(findPath(routes.location.pathname + routes.location.search)).toBe(findPath(pathname + search));
			const Page = (_: { path: string }) => createElement(ScrollContext, { location: { pathname, search, hash } }, "page");
			const router = createElement(Router, null, createElement(Page, { path: pathname }));
			const app = createElement(LocationProvider, { history: routes }, router);
			expect(render(app).container).toHaveTextContent("page");
			cleanup();
		}),
		{ numRuns: 60 },
	);
	history.replaceState(null, "", "/");
});

test("a tap on search waits for the search; without it, and for a new tab, the link is a link", () => {
	delete root.dataset.searchState;
	load();
	document.body.innerHTML = '<a href="#sitemap" data-search><b>Search</b></a>';
	const tap = (init: MouseEventInit = {}) => {
		const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
		document.querySelector("b")?.dispatchEvent(event);
		return event.defaultPrevented;
	};
	expect([tap({ ctrlKey: true }), root.dataset.searchState]).toEqual([false, undefined]);
	expect([tap(), root.dataset.searchState]).toEqual([true, "wanted"]);
	root.dataset.searchState = "ready";
	expect(tap()).toBe(false);
});
