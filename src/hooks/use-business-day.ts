import { startTransition, useEffect, useState } from "react";
import { whenIdle } from "../browser/idle";
import { onReturn } from "../browser/listen";
import { formatAgo } from "../lib/time/dates";
import { getLocalMinute, tryOrUndefined } from "../lib/time/time-zone";
import { useSite } from "./use-site";

/**
 * The time at the spa, `YYYY-MM-DDTHH:MM`. Undefined before mount, because no HTML may depend on
 * the clock, and in browsers that don't know the spa's time zone.
 */
export const useBusinessMinute = (): string | undefined => {
	const { timeZone } = useSite().business;
	const [minute, setMinute] = useState<string>();
	useEffect(() => {
		// Older browsers are slow at it (lib/time/time-zone.ts).
		const read = () =>
			whenIdle(() =>
				startTransition(() =>
					setMinute(tryOrUndefined(() => getLocalMinute(timeZone, Date.now()))),
				),
			);
		read();
		return onReturn(read);
	}, [timeZone]);
	return minute;
};

export const useBusinessDay = (): string | undefined => useBusinessMinute()?.slice(0, 10);

export const useAgo = (day: string): string | undefined => {
	const today = useBusinessDay();
	return today && formatAgo(day, today);
};

/** The year of the build, after mount the current year at the spa (docs/specification.md R39). */
export const useCurrentYear = (): number => {
	const day = useBusinessDay();
	return Number(day?.slice(0, 4) ?? process.env.GATSBY_BUILD_YEAR);
};
