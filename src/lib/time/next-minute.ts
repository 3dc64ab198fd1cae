import { getLocalMinute } from "./clock";

const minute = 60_000;

/**
 * When a clock in a time zone will show a minute that's ahead: milliseconds since 1970, at least the next full minute. If the clocks change before
 * then, that's in it. Every page loads this, and date-fns, which zoned.ts uses, is several times as large. A minute that they skip is given too early, so whoever waits for it has to ask again.
 * @param local the minute, `YYYY-MM-DDTHH:MM`
 */
export const findInstant = (local: string, timeZone: string, now: number): number => {
	const started = now - (now % minute);
	const getDistance = (from: number): number => Date.parse(`${local}Z`) - Date.parse(`${getLocalMinute(timeZone, from)}Z`);
	const guess = started + getDistance(started);
	return Math.max(guess + getDistance(guess), started + minute);
};
