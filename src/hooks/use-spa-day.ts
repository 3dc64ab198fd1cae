import { startTransition, useEffect, useState } from "react";
import { whenIdle } from "../browser/idle";
import { dayIn } from "../lib/time/clock";
import { useSite } from "./use-site";

/** The spa's calendar day after mount, undefined before: nothing of the clock is built into HTML (decisions §4). */
export const useSpaDay = (): string | undefined => {
	const { business } = useSite();
	const [day, setDay] = useState<string>();
	useEffect(() => {
		// Older browsers load their calendars for it (lib/clock.ts): nobody waits for that.
		if (business) return whenIdle(() => startTransition(() => setDay(dayIn(business.timeZone, new Date()))));
	}, [business]);
	return day;
};
