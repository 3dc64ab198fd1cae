import { firstSign } from "./first-sign";

test.each(["pointerover", "pointerdown", "keydown", "touchstart"])("a %s is a sign, and the last one listened for", async (sign) => {
	const removed = jest.spyOn(window, "removeEventListener");
	let heard = false;
	const waiting = firstSign().then(() => {
		heard = true;
	});
	await Promise.resolve();
	expect(heard).toBe(false);
	window.dispatchEvent(new Event(sign));
	await waiting;
	expect(heard).toBe(true);
	expect(removed).toHaveBeenCalledTimes(4);
	removed.mockRestore();
});

test("a wait that is ended listens for nothing any more, and is not settled", async () => {
	const removed = jest.spyOn(window, "removeEventListener");
	const ending = new AbortController();
	let heard = false;
	void firstSign(ending.signal).then(() => {
		heard = true;
	});
	ending.abort();
	expect(removed.mock.calls.map(([sign]) => sign)).toEqual(["pointerover", "pointerdown", "keydown", "touchstart"]);
	window.dispatchEvent(new Event("keydown"));
	await Promise.resolve();
	expect(heard).toBe(false);
	removed.mockRestore();
});

test("a wait that has ended before it begins listens for nothing", () => {
	const added = jest.spyOn(window, "addEventListener");
	void firstSign(AbortSignal.abort());
	expect(added).not.toHaveBeenCalled();
	added.mockRestore();
});
