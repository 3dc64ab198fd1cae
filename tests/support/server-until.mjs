import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds after which a state is given up: a safety net, far above what the slowest machine takes. */
const safetyNet = 180_000;

/** Waits for a state. @param what names it in the error @param holds says whether it has come; may be async @throws if it does not come */
export const until = async (what, holds, { pause = 25, limit = safetyNet } = {}) => {
	const latest = Date.now() + limit;
	while (!(await holds())) {
		if (Date.now() > latest) throw new Error(`This did not happen within ${limit / 1000} s: ${what}.`);
		await wait(pause);
	}
};
