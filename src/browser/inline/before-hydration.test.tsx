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

describe("the header's entrance", () => {
	test("plays on the first load of a session and on no later one", () => {
		load();
		expect(entered()).toBe(true);
		expect(sessionStorage.getItem("header-entrance-played")).toBe("true");
		load();
		expect(entered()).toBe(false);
		sessionStorage.clear();
		load();
		expect(entered()).toBe(true);
	});

	test.each(["getItem", "setItem"] as const)("doesn't play if storage's %s throws", (method) => {
		jest.spyOn(Storage.prototype, method).mockImplementation(() => {
			throw new DOMException("denied", "SecurityError");
		});
		load();
		expect(entered()).toBe(false);
	});
});

describe("a page has its real heights from the start", () => {
	const rendersAll = () => "renderAll" in root.dataset;
	afterEach(() => {
		arrival = "navigate";
		location.hash = "";
	});

	test.each([
		["navigate", false],
		["reload", true],
		["back_forward", true],
	])("after %s: %s", (type, expected) => {
		arrival = type;
		load();
		expect(rendersAll()).toBe(expected);
	});

	test("if it's opened at an anchor", () => {
		location.hash = "#faqs";
		load();
		expect(rendersAll()).toBe(true);
	});
});

test("without invoker commands, buttons open and close their dialog", () => {
	document.body.innerHTML =
		'<button commandfor="menu" command="show-modal"><span>Open</span></button><dialog id="menu"><button commandfor="menu" command="close">Close</button></dialog>';
	load();
	const dialog = document.querySelector("dialog") as HTMLDialogElement;
	document.querySelector("span")?.click();
	expect(dialog.open).toBe(true);
	dialog.querySelector("button")?.click();
	expect(dialog.open).toBe(false);
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

test("with invoker commands and closedby, the script adds no click listener", () => {
	Object.defineProperty(HTMLButtonElement.prototype, "commandForElement", { value: null, configurable: true });
	Object.defineProperty(HTMLDialogElement.prototype, "closedBy", { value: null, configurable: true });
	document.body.innerHTML = '<button commandfor="search" command="show-modal">Open</button><dialog id="search"></dialog>';
	// Listeners of the loads before are still there, and know no commands: what is counted is what this load adds.
	const added = jest.spyOn(document, "addEventListener");
	load();
	Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
	Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
	expect(added.mock.calls.map(([type]) => type)).not.toContain("click");
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

	test("a menu's button opens and closes its panel, and the button of another one closes it, too", () => {
		const [one, two] = document.querySelectorAll("button");
		one?.querySelector("span")?.click();
		expect(expanded()).toEqual(["true", "false"]);
		two?.click();
		expect(expanded()).toEqual(["false", "true"]);
		two?.click();
		expect(expanded()).toEqual(["false", "false"]);
	});

	test("Escape and a click anywhere else close it, and other keys don't", () => {
		const [one] = document.querySelectorAll("button");
		one?.click();
		press("Tab");
		expect(expanded()).toEqual(["true", "false"]);
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

test("the page remembers when it had loaded", () => {
	jest.useFakeTimers();
	load();
	jest.advanceTimersByTime(250);
	const loaded = performance.now();
	window.dispatchEvent(new Event("load"));
	jest.advanceTimersByTime(1000);
	expect(root.dataset.loaded).toBe(String(loaded));
	jest.useRealTimers();
});

describe("the address chooses a treatment and a provider", () => {
	const choose = (search: string) => {
		history.replaceState(null, "", `/schedule${search}`);
		document.body.innerHTML = `<select name="service"><option value="">Choose</option><option value="facial">Facial</option></select>
			<input type="radio" name="provider" value="" checked><input type="radio" name="provider" value="ada">`;
		load();
		window.dispatchEvent(new Event("DOMContentLoaded"));
		return [document.querySelector("select")?.value, document.querySelector<HTMLInputElement>("input:checked")?.value];
	};
	afterEach(() => history.replaceState(null, "", "/"));

	test.each([
		["?service=facial&with=ada", ["facial", "ada"]],
		["?service=haircut&with=bob", ["", ""]],
		["", ["", ""]],
	])("%s", (search, chosen) => {
		expect(choose(search)).toEqual(chosen);
	});
});
