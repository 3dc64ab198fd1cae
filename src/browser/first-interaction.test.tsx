import { firstInteraction } from "./first-interaction";

const settled = (promise: Promise<void>): Promise<boolean> => Promise.race([promise.then(() => true), new Promise<boolean>((no) => setTimeout(no, 0, false))]);

// A screen reader may cause nothing but a focus or a click.
test.each(["pointerover", "scroll", "focusin", "click"])("a %s is an interaction, unless the wait was aborted", async (interaction) => {
	const waits = [firstInteraction(), firstInteraction(AbortSignal.abort())];
	expect(await Promise.all(waits.map(settled))).toEqual([false, false]);
	document.dispatchEvent(new Event(interaction));
	expect(await Promise.all(waits.map(settled))).toEqual([true, false]);
});
