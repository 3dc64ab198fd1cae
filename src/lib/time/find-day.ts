import { dayIn, ifReadable } from "./clock";

/** The day at the spa, `YYYY-MM-DD`, for a form that can't go without one: where the browser can't tell it, the device's own. The server checks what's sent. */
export const findDay = (timeZone: string, now: Date): string =>
	ifReadable(() => dayIn(timeZone, now)) ?? new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
