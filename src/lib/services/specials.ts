import { byCodes } from "../text/words";

/** Calendar days of the spa, both included; `ends` is null if there's no end. */
export type SpecialWindow = Pick<Queries.Special, "starts" | "ends">;

export type SpecialState = "upcoming" | "current" | "ongoing" | "expired";

/** The state of a special on a day. "ongoing" is current, without an end. */
export const specialState = ({ starts, ends }: SpecialWindow, today: string): SpecialState => {
	if (today < starts) return "upcoming";
	if (ends === null) return "ongoing";
	return today > ends ? "expired" : "current";
};

/** Specials by their state on a day, without expired ones. */
export type SpecialGroups<S> = Readonly<Record<Exclude<SpecialState, "expired">, readonly S[]>>;

/** Current specials are sorted by their last day, ongoing and upcoming ones by their first. */
export const groupSpecials = <S extends SpecialWindow>(specials: readonly S[], today: string): SpecialGroups<S> => {
	const inState = (state: SpecialState) => specials.filter((special) => specialState(special, today) === state);
	const byStart = (a: S, b: S) => byCodes(a.starts, b.starts);
	return {
		current: inState("current").sort((a, b) => byCodes(a.ends ?? "", b.ends ?? "")),
		ongoing: inState("ongoing").sort(byStart),
		upcoming: inState("upcoming").sort(byStart),
	};
};
