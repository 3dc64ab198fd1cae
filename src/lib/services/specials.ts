import { byCodes } from "../text/words";

/** Days at the spa, both included; `ends` is null if there's no end. */
export type SpecialWindow = Pick<Queries.Special, "starts" | "ends">;

export type SpecialState = "upcoming" | "current" | "ongoing" | "expired";

export const specialState = ({ starts, ends }: SpecialWindow, today: string): SpecialState => {
	if (today < starts) return "upcoming";
	if (ends === null) return "ongoing";
	return today > ends ? "expired" : "current";
};

export const groupSpecials = <S extends SpecialWindow>(specials: readonly S[], today: string) => {
	const inState = (state: SpecialState) =>
		specials.filter((special) => specialState(special, today) === state);
	const byStart = (a: S, b: S) => byCodes(a.starts, b.starts);
	return {
		current: inState("current").sort((a, b) => byCodes(a.ends ?? "", b.ends ?? "")),
		ongoing: inState("ongoing").sort(byStart),
		upcoming: inState("upcoming").sort(byStart),
	};
};
