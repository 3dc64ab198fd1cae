import { formatAgo } from "../lib/time/ago";
import { useSpaDay } from "./use-spa-day";

/** "2 months ago" for a calendar day; undefined before mount. */
export const useAgo = (day: string): string | undefined => {
	const today = useSpaDay();
	return today && formatAgo(day, today);
};
