import { render } from "@testing-library/react";
import { createElement } from "react";

const { documentElement: root, body } = document;
const load = (type = "navigate") => {
	Object.assign(performance, { getEntriesByType: () => [{ type }] });
	delete root.dataset.entrance;
	delete root.dataset.renderAll;
	jest.isolateModules(() => void require("./before-hydration"));
};
beforeEach(() => {
	sessionStorage.clear();
	body.innerHTML = "";
});
afterEach(() => {
	jest.restoreAllMocks();
	history.replaceState(null, "", "/");
});

test("the header's entrance plays once a session, never without storage", () => {
	const enters = () => {
		load();
		return root.dataset.entrance === "";
	};
	expect([enters(), enters(), sessionStorage.getItem("header-entrance-played")]).toEqual([
		true,
		false,
		"true",
	]);
	sessionStorage.clear();
	jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("denied", "SecurityError");
	});
	expect(enters()).toBe(false);
});

test.each([
	["navigate", "", false],
	["reload", "", true],
	["back_forward", "", true],
	["navigate", "#faqs", true],
])("after a %s to %s a page has its real heights from the start: %s", (type, hash, expected) => {
	location.hash = hash;
	load(type);
	expect("renderAll" in root.dataset).toBe(expected);
});

test("without popovers, a button opens its panel, and all else closes it", () => {
	const { showPopover } = HTMLElement.prototype;
	Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
	load();
	Object.assign(HTMLElement.prototype, { showPopover });
	body.innerHTML =
		'<button popovertarget="one"><span>One</span></button><button popovertarget="two">Two</button>';
	const [one, two] = document.querySelectorAll("button");
	const steps: [() => unknown, string, string][] = [
		[() => one?.querySelector("span")?.click(), "true", "false"],
		[() => two?.click(), "false", "true"],
		[
			() => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })),
			"false",
			"false",
		],
		[() => one?.click(), "true", "false"],
		[() => body.click(), "false", "false"],
	];
	for (const [step, ...expanded] of steps) {
		step();
		expect([one?.ariaExpanded, two?.ariaExpanded]).toEqual(expanded);
	}
});

test("a picture that fades in is shown when it has loaded", () => {
	load();
	body.innerHTML = '<img class="picture-fade" alt=""><img alt="">';
	for (const image of document.images) image.dispatchEvent(new Event("load"));
	expect([...document.images].map(({ style }) => style.opacity)).toEqual(["1", ""]);
});

test.each([
	["?service=facial&with=ada", ["facial", "ada"]],
	["?service=haircut&with=bob", ["", ""]],
])("the address %s chooses the treatment and the provider %j", (search, chosen) => {
	history.replaceState(null, "", `/schedule${search}`);
	body.innerHTML = `<select name="service"><option value="">Choose</option><option value="facial">Facial</option></select>
		<input type="radio" name="provider" value="" checked><input type="radio" name="provider" value="ada">`;
	load();
	window.dispatchEvent(new Event("DOMContentLoaded"));
	const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
		"select, input:checked",
	);
	expect([...controls].map(({ value }) => value)).toEqual(chosen);
});

test.each(["/%E0%A4%A?service=%E0%A4%A#50%", "/%c3%28/%00/%2525?%%2#%FF", "/about%3Fa%23b%2F.."])(
	"Gatsby finds the same page for %s, and doesn't throw",
	(address) => {
		Object.assign(globalThis, { __BASE_PATH__: "" });
		const paths = [require.resolve("gatsby/package.json")];
		const requireOfGatsby = (name: string) => require(require.resolve(name, { paths }));
		const { LocationProvider, Router, createHistory } = requireOfGatsby("@gatsbyjs/reach-router");
		const { ScrollContext } = requireOfGatsby("gatsby-react-router-scroll");
		const { findPath } = requireOfGatsby("gatsby/cache-dir/commonjs/find-path");
		const source = {
			history: {},
			addEventListener: () => undefined,
			removeEventListener: () => undefined,
		};
		history.replaceState(null, "", address);
		load();
		const { pathname, search, hash } = location;
		const routes = createHistory({ ...source, location: { pathname, search, hash } });
		expect(findPath(routes.location.pathname + routes.location.search)).toBe(
			findPath(pathname + search),
		);
		const Page = (_: { path: string }) =>
			createElement(ScrollContext, { location: { pathname, search, hash } }, "page");
		const router = createElement(Router, null, createElement(Page, { path: pathname }));
		render(createElement(LocationProvider, { history: routes }, router));
		expect(document.body).toHaveTextContent("page");
	},
);

test("a tap on search waits for the search, once", () => {
	load();
	body.innerHTML = '<a href="#sitemap" data-search><b>Search</b></a>';
	const tap = (init: MouseEventInit = {}) => {
		const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
		document.querySelector("b")?.dispatchEvent(event);
		return [event.defaultPrevented, root.dataset.searchState];
	};
	expect([tap({ ctrlKey: true }), tap(), tap()]).toEqual([
		[false, undefined],
		[true, "wanted"],
		[false, "wanted"],
	]);
});
