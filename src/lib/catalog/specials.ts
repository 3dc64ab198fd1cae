/** The window of a special: calendar days of the spa, both included; `ends` is null where it is open-ended. */
export interface SpecialWindow {
	readonly starts: string;
	readonly ends: string | null;
}

export type SpecialState = "upcoming" | "current" | "ongoing" | "expired";

/** Where a special stands on a day of the spa. "ongoing" is current without an end. */
export const specialState = ({ starts, ends }: SpecialWindow, today: string): SpecialState => {
	if (today < starts) return "upcoming";
	if (ends === null) return "ongoing";
	return today > ends ? "expired" : "current";
};
