import { useEffect, useRef, useState } from "react";
import { type CampaignRule, isClosed, isEligible } from "../lib/campaigns";
import { dayIn } from "../lib/clock";
import { readLocal, writeLocal } from "../lib/storage";

/**
 * One campaign at a time, in the order of the content: one that is eligible at load, or when the one before is closed, waits its
 * own delay from then and is opened, unless it has been closed in another tab meanwhile.
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
	const next = campaigns[position];

	useEffect(() => {
		if (!next || open) return;
		const pass = () => setPosition((before) => before + 1);
		const asks = (question: typeof isEligible) => question(next, readLocal(next.storageKey), timeZone, now.current());
		if (!asks(isEligible)) return pass();
		const timer = setTimeout(() => (asks(isClosed) ? pass() : setOpen(next)), next.delayMs);
		return () => clearTimeout(timer);
	}, [next, open, timeZone]);

	const close = () => {
		if (!open) return;
		writeLocal(open.storageKey, dayIn(timeZone, now.current()));
		setOpen(undefined);
		setPosition((before) => before + 1);
	};
	return { open, close };
};
