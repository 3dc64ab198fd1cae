import { listen } from "./listen";

const interactions = [
	"pointerover",
	"pointerdown",
	"keydown",
	"touchstart",
	"scroll",
	"focusin",
	"click",
];

/**
 * Focus and clicks count, because a screen reader may cause no other event.
 * @param signal ends the wait; the promise then never settles
 */
export const firstInteraction = (signal?: AbortSignal): Promise<void> =>
	new Promise((resolve) => {
		if (signal?.aborted) return;
		if (window.scrollY > 0) return resolve();
		const onInteraction = () => {
			end();
			resolve();
		};
		const end = listen(interactions, onInteraction, { capture: true, passive: true });
		signal?.addEventListener("abort", end, { once: true });
	});
