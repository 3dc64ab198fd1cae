import { fontTimeout, guardFonts } from "./guards";

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

test("after 3 s without fonts, fallback fonts are used", async () => {
	guardFonts();
	await jest.advanceTimersByTimeAsync(2999);
	expect(mark()).toBeUndefined();
	await jest.advanceTimersByTimeAsync(1);
	expect(mark()).toBe("fallback");
});

test("fonts that load within 3 s are used, and stay", async () => {
	guardFonts();
	await jest.advanceTimersByTimeAsync(2999);
	arrive([{ status: "loaded" }, { status: "unloaded" }]);
	await jest.advanceTimersByTimeAsync(0);
	expect(mark()).toBe("loaded");
	expect(jest.getTimerCount()).toBe(0);
});

test("fonts that load later don't change the page", async () => {
	guardFonts();
	await jest.advanceTimersByTimeAsync(3000);
	arrive([{ status: "loaded" }, { status: "unloaded" }]);
	await jest.advanceTimersByTimeAsync(0);
	expect(mark()).toBe("fallback");
});

test("if a font fails to load, the fallback is used", async () => {
	guardFonts();
	arrive([{ status: "loaded" }, { status: "error" }]);
	await jest.advanceTimersByTimeAsync(0);
	expect(mark()).toBe("fallback");
});

test("if font loading itself fails, the fallback is used, without an error", async () => {
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
