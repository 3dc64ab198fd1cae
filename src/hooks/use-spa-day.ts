import { startTransition, useEffect, useState } from "react";
import { whenIdle } from "../browser/idle";
import { dayIn } from "../lib/time/clock";
import { useSite } from "./use-site";

/** The spa's calendar day after mount, undefined before: the HTML holds nothing that depends on the clock. */
export const useSpaDay = (): string | undefined => {
	const { business } = useSite();
	const [day, setDay] = useState<string>();
	useEffect(() => {
		// Older browsers load their calendars for it (lib/time/clock.ts): nothing waits for that.
		return whenIdle(() => startTransition(() => setDay(dayIn(business.timeZone, new Date()))));
	}, [business.timeZone]);
	return day;
};
