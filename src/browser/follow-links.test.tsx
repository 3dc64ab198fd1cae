import { fireEvent } from "@testing-library/react";
import { followLinks } from "./follow-links";

const navigate = jest.fn();
const hovering = jest.fn();
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
	// jsdom cannot leave a page: what the router does not take ends here.
	window.addEventListener("click", (event) => event.preventDefault());
});
beforeEach(() => {
	jest.clearAllMocks();
	answered = undefined;
	Object.assign(window, { ___navigate: navigate, ___loader: { hovering } });
	saveData(false);
});

test.each(["/", "/about", "/services?category=A%20B#top", "/services?file=price.pdf", "/resources#v1.2"])("%s goes through the router", (href) => {
	fireEvent.click(link(`href="${href}"`));
	expect(navigate.mock.calls).toEqual([[href, { replace: href === location.pathname }]]);
	expect(answered).toBe(true);
});

test("the page's own address makes no entry in the history", () => {
	fireEvent.click(link(`href="${location.pathname}"`));
	expect(navigate).toHaveBeenCalledWith(location.pathname, { replace: true });
	fireEvent.click(link('href="/about"'));
	expect(navigate).toHaveBeenLastCalledWith("/about", { replace: false });
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
	expect(hovering).not.toHaveBeenCalled();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])("a click with %j is the browser's", (how) => {
	fireEvent.click(link('href="/about"'), how);
	expect(navigate).not.toHaveBeenCalled();
	expect(answered).toBe(false);
});

test("a click that somebody else has answered is not answered again", () => {
	const target = link('href="/about"');
	target.addEventListener("click", (event) => event.preventDefault());
	fireEvent.click(target);
	expect(navigate).not.toHaveBeenCalled();
});

test("before Gatsby's router is there a link is a link", () => {
	Object.assign(window, { ___navigate: undefined, ___loader: undefined });
	const target = link('href="/about"');
	fireEvent.pointerOver(target);
	fireEvent.click(target);
	expect(answered).toBe(false);
});

describe("what is pointed at, touched or tabbed to", () => {
	test.each(["pointerOver", "focusIn"] as const)("is fetched ahead (%s), its query with it, its place not", (sign) => {
		fireEvent[sign](link('href="/services?category=Skin#list"'));
		expect(hovering).toHaveBeenCalledWith("/services?category=Skin");
	});

	test("is not fetched where it is the page shown", () => {
		fireEvent.pointerOver(link(`href="${location.pathname}#visit"`));
		expect(hovering).not.toHaveBeenCalled();
	});

	test("is not fetched under Save-Data", () => {
		saveData(true);
		fireEvent.pointerOver(link('href="/about"'));
		expect(hovering).not.toHaveBeenCalled();
	});
});
