import { useEffect, useRef, useState } from "react";
import { type CampaignRule, isEligible } from "../lib/campaigns";
import { dayIn } from "../lib/clock";
import { readLocal, writeLocal } from "../lib/storage";

/**
 * One campaign at a time, in the order of the content: each waits its own delay, from load or from the closing of the one
 * before, and is opened where it is eligible at that moment.
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
		const eligible = () => isEligible(next, readLocal(next.storageKey), timeZone, now.current());
		if (!eligible()) {
			setPosition((before) => before + 1);
			return;
		}
		const timer = setTimeout(() => (eligible() ? setOpen(next) : setPosition((before) => before + 1)), next.delayMs);
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
