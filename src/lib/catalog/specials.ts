import { byCodes } from "../text/words";
import { formatDay, formatShortDay } from "../time/dates";
import { formatDollars, formatPrice } from "./prices";

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

/** What a special makes of a price on a service's list. */
export interface SpecialPrice extends SpecialWindow {
	/** The name of the price. */
	readonly price: string;
	readonly amount: number;
	/** The list price that it replaces. */
	readonly regular: number;
	readonly from: boolean;
	/** Whom or what it's for: "on a first visit". */
	readonly condition: string | null;
}

/**
 * "$260 until Jan 29, then $325", "$85 on a first visit, otherwise $105". Before its first day, and before the day is known, with both days, which
 * no clock can make wrong.
 */
export const describeSpecialPrice = ({ amount, regular, from, condition, starts, ends }: SpecialPrice, today = ""): string => {
	const price = [formatDollars(amount), condition].filter(Boolean).join(" ");
	const list = formatPrice({ amount: regular, from });
	const state = specialState({ starts, ends }, today);
	if (state === "upcoming") return `${price} from ${formatDay(starts)}${ends ? ` to ${formatDay(ends)}` : ""}, otherwise ${list}`;
	const until = ends ? ` until ${formatShortDay(ends).slice("Fri, ".length)}` : "";
	return `${price}${until}${condition ? ", otherwise" : until ? ", then" : " instead of"} ${list}`;
};

/** The same for each price of a service that has one and isn't over, by its name: "Full legs: $260 until Jan 29, then $325". */
export const listSpecialPrices = (specials: readonly SpecialPrice[], today = ""): string[] =>
	specials.filter((special) => specialState(special, today) !== "expired").map((special) => `${special.price}: ${describeSpecialPrice(special, today)}`);
