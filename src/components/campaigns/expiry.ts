import { dayLength } from "../../lib/time/dates";

/** False once a campaign's last local second is past in every time zone; cheap, so that nothing is loaded for a campaign that is over. */
export const mayStillOpen = (last: string, now: Date): boolean => now.getTime() < Date.parse(`${last}Z`) + dayLength;
