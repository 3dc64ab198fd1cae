import { startTransition, useEffect, useState } from "react";
import { whenIdle } from "../browser/idle";
import { dayIn, ifReadable } from "../lib/time/clock";
import { formatAgo } from "../lib/time/dates";
import { useSite } from "./use-site";

/** The spa's calendar day; undefined before mount, because no HTML may depend on the clock, and where the browser can't tell it. */
export const useSpaDay = (): string | undefined => {
	const { business } = useSite();
	const [day, setDay] = useState<string>();
	useEffect(() => {
		// When idle, because older browsers are slow at it (lib/time/clock.ts).
		return whenIdle(() => startTransition(() => setDay(ifReadable(() => dayIn(business.timeZone, new Date())))));
	}, [business.timeZone]);
	return day;
};

/** "2 months ago" for a calendar day; undefined before mount. */
export const useAgo = (day: string): string | undefined => {
	const today = useSpaDay();
	return today && formatAgo(day, today);
};

/** The year of the build, corrected after mount to the current year at the spa (docs/specification.md R39). */
export const useCurrentYear = (): number => {
	const day = useSpaDay();
	// webpack replaces it with the build's year (gatsby-config.ts).
	return Number(day?.slice(0, 4) ?? process.env.GATSBY_BUILD_YEAR);
};
