import { countOf } from "../../lib/content/words";

/** What may give away that a program has filled in a form. */
interface HoldSigns {
	/** The trap field, which no person sees. */
	readonly blank: string | undefined;
	/** The header Form-Elapsed: the milliseconds from the opening of the form to its sending. Without script there's none. */
	readonly elapsed: string | string[] | undefined;
	/** A form sent in fewer milliseconds is held. */
	readonly holdUnderMs: number;
}

/** @returns in words for the front desk, why a form looks like spam; undefined if it doesn't. An unreadable time says nothing. */
export const findHoldReason = ({ blank, elapsed, holdUnderMs }: HoldSigns): string | undefined => {
	if (blank) return "The trap field was filled in";
	const isQuick = typeof elapsed === "string" && /^\d{1,15}$/.test(elapsed) && Number(elapsed) < holdUnderMs;
	return isQuick ? `Sent within ${countOf(holdUnderMs / 1000, "second")}` : undefined;
};
