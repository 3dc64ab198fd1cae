import { setTimeout as wait } from "node:timers/promises";

/**
 * Seconds after which a state is given up: less than Jest gives a test, so that the error says what
 * didn't happen.
 */
const usualTimeout = process.env.JEST_DEEP ? 900 : 100;

/**
 * @param what names it in the error
 * @param holds says whether it has come; may be async
 * @throws if it doesn't come
 */
export const until = async (what, holds, { pause = 25, seconds = usualTimeout } = {}) => {
	const latest = Date.now() + seconds * 1000;
	while (!(await holds())) {
		if (Date.now() > latest) throw new Error(`This didn't happen within ${seconds} s: ${what}.`);
		await wait(pause);
	}
};
