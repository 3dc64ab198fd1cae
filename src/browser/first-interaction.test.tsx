import { firstSign, onFirstSign } from "./first-interaction";

const signs = ["pointerover", "pointerdown", "keydown", "touchstart", "scroll", "focusin", "click"];

test.each(signs)("a %s is a sign, heard before anything on the page hears of it, and the last one listened for", (sign) => {
	const heard: string[] = [];
	const listen = (event: Event) => heard.push(event.type);
	document.addEventListener(sign, listen, { capture: true, once: true });
	onFirstSign(() => heard.push("sign"));
	document.dispatchEvent(new Event(sign));
	expect(heard).toEqual(["sign", sign]);
	for (const other of signs) window.dispatchEvent(new Event(other));
	expect(heard).toHaveLength(2);
});

test("the wait for it ends with it", async () => {
	let heard = false;
	const waiting = firstSign().then(() => {
		heard = true;
	});
	await Promise.resolve();
	expect(heard).toBe(false);
	window.dispatchEvent(new Event("scroll"));
	await waiting;
	expect(heard).toBe(true);
});

test("a page that was scrolled before anybody listened has had its sign", () => {
	Object.assign(window, { scrollY: 1 });
	const heard = jest.fn();
	onFirstSign(heard);
	expect(heard).toHaveBeenCalledTimes(1);
	Object.assign(window, { scrollY: 0 });
});

test("a wait that is ended, or has ended before it begins, listens for nothing", () => {
	const heard = jest.fn();
	const ending = new AbortController();
	onFirstSign(heard, ending.signal);
	ending.abort();
	onFirstSign(heard, AbortSignal.abort());
	window.dispatchEvent(new Event("keydown"));
	expect(heard).not.toHaveBeenCalled();
});
