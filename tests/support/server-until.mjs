import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds after which a state is given up: a safety net, far above what the slowest machine takes. */
const safetyNet = 600_000;

/** Waits for a state. @param what names it in the error @param holds says whether it has come; may be async @throws if it does not come */
export const until = async (what, holds, { pause = 25 } = {}) => {
	const latest = Date.now() + safetyNet;
	while (!(await holds())) {
		if (Date.now() > latest) throw new Error(`This did not happen within ${safetyNet / 1000} s: ${what}.`);
		await wait(pause);
	}
};
