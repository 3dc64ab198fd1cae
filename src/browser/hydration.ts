import { onFirstSign } from "./first-interaction";
import { idleAfter } from "./idle";

/** Milliseconds after which React takes over the whole page without a sign of the visitor's, once the browser is idle. */
const patience = 3000;

let running = false;

/** React begins to take over the page's HTML: what renders until it has begun is there already. */
export const beginTakingOver = (): void => {
	running = true;
};

let parts = 0;

/**
 * Says on `<html>` how far hydration has come, for tests and benchmarks: `data-hydrated` is "ready" once React
 * handles events and the router listens, "complete" once every part of the page is hydrated. Absent before that, and without script.
 */
const showHydration = (): void => {
	document.documentElement.dataset.hydrated = parts === 0 ? "complete" : "ready";
};

/** React stands; from now on whatever renders is new. */
export const endTakingOver = (): void => {
	running = false;
	showHydration();
};

/** Whether what renders now is in the page's HTML already; on the server, where it comes from, it is. */
export const isTakingOver = (): boolean => running || typeof document === "undefined";

let wanted: Promise<void> | undefined;
let called = false;

/** Whether the page has been asked for whole: by the visitor, or by time. True on the server. */
export const isWanted = (): boolean => called || typeof document === "undefined";

/** Resolves when it is: with the visitor's first sign, or after 3 s once the browser is idle. The same promise for all of a page. */
export const untilWanted = (): Promise<void> => {
	wanted ??= new Promise((resolve) => {
		const call = () => {
			called = true;
			resolve();
		};
		onFirstSign(call);
		void idleAfter(patience).then(call);
	});
	return wanted;
};

/** A part of the page is left as it stands for now. @returns what says that React has taken it over, or that it has gone */
export const leaveForLater = (): (() => void) => {
	let left = true;
	parts += 1;
	return () => {
		if (!left) return;
		left = false;
		parts -= 1;
		if (parts === 0 && !running) showHydration();
	};
};

/** Whether React has taken over every part of the page. */
export const isTakenOver = (): boolean => parts === 0;
