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
