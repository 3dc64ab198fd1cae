import { inSentence } from "../text/words";
import { formatDay, formatShortDay } from "../time/dates";
import { formatDollars, formatPrice } from "./prices";
import { specialState } from "./specials";

/** `regular` is the list price. */
type SpecialPrice = Omit<Queries.SpecialPriceFieldsFragment, "limit">;

/** "$260 until Jan 29, then $325". In built HTML, where `today` is unknown, both days are named. */
export const describeSpecialPrice = (
	{ amount, regular, from, condition, starts, ends }: SpecialPrice,
	today = "",
): string => {
	const price = [formatDollars(amount), condition].filter(Boolean).join(" ");
	const list = formatPrice({ amount: regular, from });
	const state = specialState({ starts, ends }, today);
	if (state === "upcoming")
		return `${price} from ${formatDay(starts)}${ends ? ` to ${formatDay(ends)}` : ""}, otherwise ${list}`;
	const until = ends ? ` until ${formatShortDay(ends).slice("Fri, ".length)}` : "";
	if (condition) return `${price}${until}, otherwise ${list}`;
	return until ? `${price}${until}, then ${list}` : `${price} instead of ${list}`;
};

export const listSpecialPrices = (specials: readonly SpecialPrice[], today = ""): string[] =>
	specials
		.filter((each) => specialState(each, today) !== "expired")
		.map((each) => `Special on ${inSentence(each.price)}: ${describeSpecialPrice(each, today)}`);
