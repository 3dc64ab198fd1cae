import { startTransition, useEffect, useState } from "react";
import { whenIdle } from "../browser/idle";
import { onReturn } from "../browser/listen";
import { getLocalMinute, tryOrUndefined } from "../lib/time/clock";
import { formatAgo } from "../lib/time/dates";
import { useSite } from "./use-site";

/**
 * What the spa's clock shows, `YYYY-MM-DDTHH:MM`, read again whenever the page is looked at again. Undefined before mount, because no HTML may depend
 * on the clock, and where the browser can't tell it.
 */
export const useBusinessMinute = (): string | undefined => {
	const { timeZone } = useSite().business;
	const [minute, setMinute] = useState<string>();
	useEffect(() => {
		// When idle, because older browsers are slow at it (lib/time/clock.ts).
		const read = () => whenIdle(() => startTransition(() => setMinute(tryOrUndefined(() => getLocalMinute(timeZone, Date.now())))));
		read();
		return onReturn(read);
	}, [timeZone]);
	return minute;
};

export const useBusinessDay = (): string | undefined => useBusinessMinute()?.slice(0, 10);

/** "2 months ago" for a calendar day; undefined before mount. */
export const useAgo = (day: string): string | undefined => {
	const today = useBusinessDay();
	return today && formatAgo(day, today);
};

/** The year of the build, corrected after mount to the current year at the spa (docs/specification.md R39). */
export const useCurrentYear = (): number => {
	const day = useBusinessDay();
	// webpack replaces it with the build's year (gatsby-config.ts).
	return Number(day?.slice(0, 4) ?? process.env.GATSBY_BUILD_YEAR);
};
