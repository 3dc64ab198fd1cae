import { isSearchShortcut, slash } from "./shortcut";

const press = (target: Element, key: string, init: KeyboardEventInit = {}): boolean => {
	const event = new KeyboardEvent("keydown", { key, bubbles: true, ...init });
	target.dispatchEvent(event);
	return isSearchShortcut(event);
};
afterEach(() => {
	slash.on = true;
	document.body.innerHTML = "";
});

test.each([
	["/", {}, true],
	["k", { ctrlKey: true }, true],
	["K", { metaKey: true }, true],
	["k", {}, false],
	["/", { ctrlKey: true }, false],
	["/", { altKey: true }, false],
	["k", { ctrlKey: true, altKey: true }, false],
])("%s with %j: %s", (key, init, expected) => {
	expect(press(document.body, key, init)).toBe(expected);
});

test.each(["<input>", "<textarea></textarea>", "<select></select>", "<p contenteditable><b></b></p>"])("not while the focus is in %s", (html) => {
	document.body.innerHTML = html;
	const field = document.body.querySelector("b") ?? document.body.firstElementChild ?? document.body;
	expect(press(field, "/")).toBe(false);
	expect(press(field, "k", { ctrlKey: true })).toBe(false);
});

test("not while a dialog is open", () => {
	document.body.innerHTML = "<dialog></dialog>";
	expect(press(document.body, "/")).toBe(true);
	document.body.innerHTML = "<dialog open></dialog>";
	expect(press(document.body, "/")).toBe(false);
});

test("the single key can be turned off", () => {
	slash.on = false;
	expect(press(document.body, "/")).toBe(false);
	expect(press(document.body, "k", { ctrlKey: true })).toBe(true);
});
