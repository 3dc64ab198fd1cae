/** Calendar days of the spa, both included; `ends` is null if there's no end. */
export interface SpecialWindow {
	readonly starts: string;
	readonly ends: string | null;
}

export type SpecialState = "upcoming" | "current" | "ongoing" | "expired";

/** The state of a special on a day. "ongoing" is current, without an end. */
export const specialState = ({ starts, ends }: SpecialWindow, today: string): SpecialState => {
	if (today < starts) return "upcoming";
	if (ends === null) return "ongoing";
	return today > ends ? "expired" : "current";
};
