import { fontTimeout, guardFonts } from "./fonts";

let arrive: (faces: readonly { status: FontFaceLoadStatus }[]) => void;
let fail: (reason: Error) => void;
const fonts = (ready?: Promise<unknown>) => Object.defineProperty(document, "fonts", { configurable: true, value: ready && { ready } });
const mark = () => document.documentElement.dataset.fonts;

beforeEach(() => {
	jest.useFakeTimers();
	delete document.documentElement.dataset.fonts;
	fonts(
		new Promise<readonly { status: FontFaceLoadStatus }[]>((resolve, reject) => {
			arrive = resolve;
			fail = reject;
		}),
	);
});
afterEach(() => jest.useRealTimers());

test("the time is the specification's", () => {
	expect(fontTimeout).toBe(3000);
});

test("fonts that have not come after 3 s are given up: fallback fonts", async () => {
	guardFonts();
	await jest.advanceTimersByTimeAsync(2999);
	expect(mark()).toBeUndefined();
	await jest.advanceTimersByTimeAsync(1);
	expect(mark()).toBe("fallback");
});

test("fonts that come within 3 s are used, and nothing is given up later", async () => {
	guardFonts();
	await jest.advanceTimersByTimeAsync(2999);
	arrive([{ status: "loaded" }, { status: "unloaded" }]);
	await jest.advanceTimersByTimeAsync(0);
	expect(mark()).toBe("loaded");
	expect(jest.getTimerCount()).toBe(0);
});

test("fonts that come after that do not change what is shown", async () => {
	guardFonts();
	await jest.advanceTimersByTimeAsync(3000);
	arrive([{ status: "loaded" }, { status: "unloaded" }]);
	await jest.advanceTimersByTimeAsync(0);
	expect(mark()).toBe("fallback");
});

test("where a font fails to load the fallback is what is there", async () => {
	guardFonts();
	arrive([{ status: "loaded" }, { status: "error" }]);
	await jest.advanceTimersByTimeAsync(0);
	expect(mark()).toBe("fallback");
});

test("where font loading itself fails there is a fallback, and no error", async () => {
	guardFonts();
	fail(new Error("no fonts"));
	await jest.advanceTimersByTimeAsync(0);
	expect(mark()).toBe("fallback");
	expect(jest.getTimerCount()).toBe(0);
});

test("a browser that knows no font loading falls back after the same time", () => {
	fonts(undefined);
	guardFonts();
	jest.advanceTimersByTime(2999);
	expect(mark()).toBeUndefined();
	jest.advanceTimersByTime(1);
	expect(mark()).toBe("fallback");
});
