import { useEffect, useRef, useState } from "react";
import { loadTime } from "../../browser/load-time";
import { readLocal, writeLocal } from "../../browser/storage";
import { dayIn } from "../../lib/time/clock";
import { type CampaignRule, isClosed, isEligible } from "./eligibility";

/**
 * Shows one campaign at a time, in the order of the content. The first eligible one opens when its delay has passed since the page
 * loaded, the next when its delay has passed since the previous one was closed, unless it has been closed in another tab meanwhile.
 * Call it once the page has loaded.
 * @param clock the present; tests set it
 * @returns the campaign to show, and what closes it and remembers the day
 */
export const useCampaign = <C extends CampaignRule>(
	campaigns: readonly C[],
	timeZone: string,
	clock: () => Date = () => new Date(),
): { open: C | undefined; close: () => void } => {
	const [position, setPosition] = useState(0);
	const [open, setOpen] = useState<C>();
	const now = useRef(clock);
	/** When the next campaign's delay started: when the page loaded, then when the previous campaign was closed. */
	const [since, setSince] = useState(loadTime);
	const next = campaigns[position];

	useEffect(() => {
		if (!next || open) return;
		const pass = () => setPosition((before) => before + 1);
		const asks = (question: typeof isEligible) => question(next, readLocal(next.storageKey), timeZone, now.current());
		if (!asks(isEligible)) return pass();
		const show = () => (asks(isClosed) ? pass() : setOpen(next));
		const left = since + next.delayMs - performance.now();
		// On a slow connection the delay may be over before this code arrives.
		if (left <= 0) return show();
		const timer = setTimeout(show, Math.ceil(left));
		return () => clearTimeout(timer);
	}, [next, open, since, timeZone]);

	const close = () => {
		if (!open) return;
		writeLocal(open.storageKey, dayIn(timeZone, now.current()));
		setSince(performance.now());
		setOpen(undefined);
		setPosition((before) => before + 1);
	};
	return { open, close };
};
