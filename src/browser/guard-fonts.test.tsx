import { guardFonts } from "./guards";

type Faces = readonly { readonly status: FontFaceLoadStatus }[];
const loaded: Faces = [{ status: "loaded" }, { status: "unloaded" }];
let arrive: (faces: Faces) => void;
let fail: (reason: Error) => void;
const fonts = (ready?: Promise<unknown>) => Object.defineProperty(document, "fonts", { configurable: true, value: ready && { ready } });
const mark = () => document.documentElement.dataset.fonts;

beforeEach(() => {
	jest.useFakeTimers();
	delete document.documentElement.dataset.fonts;
	fonts(
		new Promise<Faces>((resolve, reject) => {
			arrive = resolve;
			fail = reject;
		}),
	);
});

test.each([
	["fonts that don't arrive", () => undefined],
	["a browser that knows no font loading", () => fonts(undefined)],
])("%s: fallback fonts after 3 s, which stay", async (_name, prepare) => {
	prepare();
	guardFonts();
	await jest.advanceTimersByTimeAsync(2999);
	expect(mark()).toBeUndefined();
	await jest.advanceTimersByTimeAsync(1);
	expect(mark()).toBe("fallback");
	arrive(loaded);
	await jest.advanceTimersByTimeAsync(0);
	expect(mark()).toBe("fallback");
});

test.each([
	["have loaded", () => arrive(loaded), "loaded"],
	["include one that failed", () => arrive([{ status: "loaded" }, { status: "error" }]), "fallback"],
	["can't be waited for", () => fail(new Error("no fonts")), "fallback"],
])("fonts that %s within 3 s decide it for good", async (_name, settle, expected) => {
	guardFonts();
	await jest.advanceTimersByTimeAsync(2999);
	settle();
	await jest.advanceTimersByTimeAsync(0);
	expect(mark()).toBe(expected);
	await jest.advanceTimersByTimeAsync(3000);
	expect(mark()).toBe(expected);
});
