import { isSearchShortcut, slash } from "./shortcut";

const press = (selector: string, key: string, init: KeyboardEventInit = {}): boolean => {
	const event = new KeyboardEvent("keydown", { key, bubbles: true, ...init });
	document.querySelector(selector)?.dispatchEvent(event);
	return isSearchShortcut(event);
};
const ctrlKey = { ctrlKey: true };

test.each([
	["/", {}, true],
	["k", ctrlKey, true],
	["K", { metaKey: true }, true],
	["k", {}, false],
	["/", ctrlKey, false],
	["k", { ctrlKey: true, altKey: true }, false],
])("%s with %j: %s", (key, init, expected) => {
	expect(press("body", key, init)).toBe(expected);
});

test.each(["input", "textarea", "select", "b"])("not while the focus is in %s", (selector) => {
	document.body.innerHTML =
		"<input><textarea></textarea><select></select><p contenteditable><b></b></p>";
	expect([press(selector, "/"), press(selector, "k", ctrlKey)]).toEqual([false, false]);
});

test("not while a dialog is open; and the single key can be turned off", () => {
	document.body.innerHTML = "<dialog open></dialog>";
	expect(press("body", "/")).toBe(false);
	document.body.innerHTML = "<dialog></dialog>";
	slash.on = false;
	expect([press("body", "/"), press("body", "k", ctrlKey)]).toEqual([false, true]);
});
