import { firstInteraction } from "./first-interaction";

const interactions = ["pointerover", "pointerdown", "keydown", "touchstart", "scroll", "focusin", "click"];
/** Whether a promise has settled by now. */
const settled = async (promise: Promise<void>): Promise<boolean> =>
	Promise.race([promise.then(() => true), new Promise<boolean>((no) => setTimeout(no, 0, false))]);

test.each(interactions)("a %s is an interaction", async (interaction) => {
	const first = firstInteraction();
	expect(await settled(first)).toBe(false);
	document.dispatchEvent(new Event(interaction));
	expect(await settled(first)).toBe(true);
});

test("a page that was scrolled before anyone listened has had its first interaction", async () => {
	Object.assign(window, { scrollY: 1 });
	expect(await settled(firstInteraction())).toBe(true);
	Object.assign(window, { scrollY: 0 });
});

test("a wait that was aborted, before or after it began, never settles", async () => {
	const abort = new AbortController();
	const waits = [firstInteraction(abort.signal), firstInteraction(AbortSignal.abort())];
	abort.abort();
	window.dispatchEvent(new Event("keydown"));
	expect(await Promise.all(waits.map(settled))).toEqual([false, false]);
});
