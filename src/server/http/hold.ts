import { countOf } from "../../lib/text/words";

/**
 * @param blank the trap field, which no person sees
 * @param elapsed the header Form-Elapsed: the milliseconds from the opening of the form to its sending. Without script there's none.
 * @param holdUnderMs a form sent in fewer milliseconds is held
 * @returns in words for the front desk, why a form looks like spam; undefined if it doesn't. An unreadable time says nothing.
 */
export const findHoldReason = (blank: string | undefined, elapsed: string | string[] | undefined, holdUnderMs: number): string | undefined => {
	if (blank) return "The trap field was filled in";
	const isQuick = typeof elapsed === "string" && /^\d{1,15}$/.test(elapsed) && Number(elapsed) < holdUnderMs;
	return isQuick ? `Sent within ${countOf(holdUnderMs / 1000, "second")}` : undefined;
};
