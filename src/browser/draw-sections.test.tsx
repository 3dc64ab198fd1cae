import { drawSections, drawWhole } from "./draw-sections";

const root = document.documentElement;
const idle: (() => void)[] = [];
const drawn = () => [...document.querySelectorAll<HTMLElement>("section, footer")].map(({ id, style }) => (style.contentVisibility === "visible" ? id : ""));
/** The visitor gives a sign. */
const sign = async () => {
	window.dispatchEvent(new Event("scroll"));
	await Promise.resolve();
	await Promise.resolve();
};
const page = (state: string) => {
	document.body.innerHTML = `<main><div data-page="${state}"><section id="a"></section><section id="b"></section><section id="c"></section><section id="d"></section></div></main><footer id="f" data-page-end></footer>`;
};

beforeEach(() => {
	idle.length = 0;
	Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
	delete root.dataset.whole;
	delete root.dataset.drawn;
	page("opened");
});
// What still waits is woken up, so that it does not go on in the next test.
afterEach(sign);

test("what the first paint left out is drawn with the visitor's first sign, one by one while the page is idle; then the page says so", async () => {
	void drawSections();
	expect(idle).toEqual([]);
	await sign();
	expect(drawn()).toEqual(["", "", "", "", ""]);
	for (const seen of [
		["", "", "c", "", ""],
		["", "", "c", "d", ""],
		["", "", "c", "d", "f"],
	]) {
		idle.shift()?.();
		expect(drawn()).toEqual(seen);
		expect(root.dataset).not.toHaveProperty("drawn");
	}
	idle.shift()?.();
	expect(root.dataset.drawn).toBe("");
	expect(idle).toEqual([]);
});

test("what is to be scrolled to before that has everything drawn at once; afterwards nothing is told again", async () => {
	void drawSections();
	drawWhole();
	expect(root.dataset.whole).toBe("");
	delete root.dataset.whole;
	root.dataset.drawn = "";
	drawWhole();
	expect(root.dataset).not.toHaveProperty("whole");
});

test("of a page that a link led to, only what ends every page was left out", async () => {
	page("");
	void drawSections();
	await sign();
	idle.shift()?.();
	expect(drawn()).toEqual(["", "", "", "", "f"]);
});

test("a page that was laid out whole from the start is left alone", async () => {
	root.dataset.whole = "";
	await drawSections();
	idle.shift()?.();
	expect(drawn()).toEqual(["", "", "", "", ""]);
	expect(root.dataset.drawn).toBe("");
});
