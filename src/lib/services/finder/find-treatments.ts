import { byCodes, pluralize } from "../../text/words";
import { type Range, romanTypes } from "../format-course";
import { findVisitPrice, formatDollars } from "../prices";
import { findCourseCost } from "./course-cost";

export type Treatment = Omit<Queries.FinderTreatmentFragment, "path" | "specialPrices" | "preCare">;

type Price = Treatment["prices"][number];

type Area = Pick<Queries.FinderAreaFieldsFragment, "concern" | "name" | "prices">;

/** Null is no limit, or no answer. */
export interface Answers {
	readonly concerns: readonly string[];
	readonly areas: readonly string[];
	readonly downtime: number | null;
	readonly visits: number | null;
	/** US dollars for the first course, or for three months of ongoing care. */
	readonly budget: number | null;
	readonly needles: boolean;
	/** The Fitzpatrick type, 1 to 6. */
	readonly skinType: number | null;
	readonly exclusions: readonly string[];
}

export type Score = Readonly<
	Record<"concerns" | "mainConcern" | "visits" | "downtime" | "onset" | "price", number>
>;

interface Reason {
	readonly what: string;
	readonly isSentence: boolean;
	readonly change?: string;
}

export interface Offer<T> {
	readonly treatment: T;
	readonly prices: readonly Price[];
	readonly cost: Range;
	readonly score: Score;
	readonly points: number;
	readonly reasons: readonly Reason[];
}

export type Finding<T> = Readonly<Record<"offered" | "leftOut", readonly Offer<T>[]>>;

const findReasons = (
	{ course, exclusions }: Treatment,
	cost: number,
	answers: Answers,
): Reason[] => {
	const { sessions, downtimeDays, needles, skinTypes } = course;
	const { skinType, visits, downtime, budget } = answers;
	const reasons: Reason[] = exclusions
		.filter(({ exclusion }) => answers.exclusions.includes(exclusion.slug))
		.map(({ exclusion: { reason }, note }) => ({
			what: note ? `${reason} (${note})` : reason,
			isSentence: false,
		}));
	const add = (what: string, change?: string) => reasons.push({ what, isSentence: true, change });
	if (skinType !== null && (skinType < skinTypes.from || skinType > skinTypes.to))
		add(`we don’t offer it for your skin type (Fitzpatrick ${romanTypes[skinType - 1]})`);
	if (needles && !answers.needles) add("it involves needles", "needles");
	// The longest downtime counts, because it can't be shortened. A course can end after the fewest
	// visits.
	const days = pluralize(downtimeDays.max, "day");
	if (downtimeDays.max > (downtime ?? downtimeDays.max))
		add(`its downtime can be ${days}`, `${days} of downtime`);
	if (visits !== null && !sessions) add("it’s ongoing care", "ongoing visits");
	const least = sessions?.min ?? 0;
	if (least > (visits ?? least))
		add(`it takes at least ${pluralize(least, "visit")}`, pluralize(least, "visit"));
	const price = formatDollars(cost);
	const [first, whole] = sessions
		? ["first course", "whole course"]
		: ["first three months", "first three months"];
	if (cost > (budget ?? cost)) add(`its ${first} can cost ${price}`, `${price} for the ${whole}`);
	return reasons;
};

/** Limits don't change the score, so results keep their order when a limit changes. */
const scoreTreatment = (
	{ concerns, course }: Treatment,
	visit: number,
	chosen: readonly string[],
	weights: Queries.FinderWeights,
): Score => ({
	concerns: weights.concern * concerns.filter(({ slug }) => chosen.includes(slug)).length,
	mainConcern: concerns[0] && chosen.includes(concerns[0].slug) ? weights.mainConcern : 0,
	visits: -weights.visit * (course.sessions?.max ?? weights.ongoingVisits),
	downtime: -weights.downtimeDay * course.downtimeDays.max,
	onset: (-weights.onsetWeek * course.onsetDays.max) / 7,
	price: (-weights.hundredDollars * visit) / 100,
});

const byRank = (one: Offer<Treatment>, other: Offer<Treatment>): number =>
	other.points - one.points ||
	byCodes(one.treatment.title, other.treatment.title) ||
	byCodes(one.treatment.slug, other.treatment.slug);

/**
 * A concern without a chosen area counts with all of its areas. Empty if every concern has chosen
 * areas and none of those has this treatment.
 */
const findPrices = (
	{ slug, concerns, prices }: Treatment,
	answers: Answers,
	areas: readonly Area[],
): readonly Price[] => {
	let isNarrowed = true;
	const wanted = concerns
		.filter((concern) => answers.concerns.includes(concern.slug))
		.flatMap((concern) => {
			const all = areas.filter((area) => area.concern.slug === concern.slug);
			const chosen = all.filter(({ name }) => answers.areas.includes(name));
			isNarrowed &&= chosen.length > 0;
			return chosen.length > 0 ? chosen : all;
		})
		.flatMap((area) => area.prices.filter(({ service }) => service === slug));
	return prices.filter(({ name, addedTo }) =>
		wanted.length > 0 || isNarrowed
			? wanted.some(({ price }) => price === name)
			: addedTo.length === 0,
	);
};

export const findTreatments = <T extends Treatment>(
	treatments: readonly T[],
	answers: Answers,
	weights: Queries.FinderWeights,
	areas: readonly Area[] = [],
): Finding<T> => {
	const candidates = treatments
		.filter(({ concerns }) => concerns.some(({ slug }) => answers.concerns.includes(slug)))
		.map((treatment) => {
			const own = findPrices(treatment, answers, areas);
			const prices = own.length > 0 ? own : treatment.prices;
			const visit = findVisitPrice(prices);
			const cost = findCourseCost(treatment, visit);
			const score = scoreTreatment(treatment, visit?.amount ?? 0, answers.concerns, weights);
			const points = Object.values(score).reduce((sum, part) => sum + part, 0);
			const reasons = findReasons(treatment, cost.max, answers);
			if (own.length === 0)
				reasons.push({ what: "it isn’t for the area that you chose", isSentence: true });
			return { treatment, prices, cost, score, points, reasons };
		})
		.sort(byRank);
	return {
		offered: candidates.filter(({ reasons }) => reasons.length === 0),
		leftOut: candidates.filter(({ reasons }) => reasons.length > 0),
	};
};
