import { inSentence } from "../text/words";
import { formatDay, formatShortDay } from "../time/dates";
import { formatDollars, formatPrice } from "./prices";
import { specialState } from "./specials";

/** What a special makes of a price on a service's list: `regular` is what it replaces. */
type SpecialPrice = Omit<Queries.SpecialPriceFieldsFragment, "limit">;

/** "$260 until Jan 29, then $325". Before its first day, and before the day is known, with both days, which no clock can make wrong. */
export const describeSpecialPrice = ({ amount, regular, from, condition, starts, ends }: SpecialPrice, today = ""): string => {
	const price = [formatDollars(amount), condition].filter(Boolean).join(" ");
	const list = formatPrice({ amount: regular, from });
	const state = specialState({ starts, ends }, today);
	if (state === "upcoming") return `${price} from ${formatDay(starts)}${ends ? ` to ${formatDay(ends)}` : ""}, otherwise ${list}`;
	const until = ends ? ` until ${formatShortDay(ends).slice("Fri, ".length)}` : "";
	return `${price}${until}${condition ? ", otherwise" : until ? ", then" : " instead of"} ${list}`;
};

/** The same for each price of a service that has one and isn't over, with its name: "Special on full legs: $260 until Jan 29, then $325". */
export const listSpecialPrices = (specials: readonly SpecialPrice[], today = ""): string[] =>
	specials
		.filter((each) => specialState(each, today) !== "expired")
		.map((each) => `Special on ${inSentence(each.price)}: ${describeSpecialPrice(each, today)}`);
