import { pluralize } from "../../lib/text/words";

/**
 * @param elapsed the header Form-Elapsed: milliseconds since the form was opened, if a script sent
 * it
 * @returns why a form looks like spam; undefined if it doesn't
 */
export const findHoldReason = (
	blank: string | undefined,
	elapsed: string | undefined,
	holdUnderMs: number,
): string | undefined => {
	if (blank) return "The trap field was filled in";
	const isQuick =
		elapsed !== undefined && /^\d{1,15}$/.test(elapsed) && Number(elapsed) < holdUnderMs;
	return isQuick ? `Sent within ${pluralize(holdUnderMs / 1000, "second")}` : undefined;
};
