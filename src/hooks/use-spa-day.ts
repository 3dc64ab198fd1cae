import { startTransition, useEffect, useState } from "react";
import { whenIdle } from "../browser/idle";
import { dayIn, ifReadable } from "../lib/time/clock";
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
