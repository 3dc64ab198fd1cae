import { inSentence, joinWithAnd, pluralize } from "../../text/words";
import { formatSessions } from "../format-course";
import { formatAmounts } from "../plan/plan";
import { formatEntryPrice } from "../prices";
import type { Offer, Score, Treatment } from "./find-treatments";

type Reasons = Offer<Treatment>["reasons"];

export const describeReasons = (reasons: Reasons): string => {
	const join = (sentences: boolean) =>
		joinWithAnd(
			reasons.filter(({ isSentence }) => isSentence === sentences).map(({ what }) => what),
		);
	const [nouns, clauses] = [join(false), join(true)];
	return `Left out ${[nouns && `because of ${nouns}`, clauses && `because ${clauses}`].filter(Boolean).join(", and ")}.`;
};

export const describeChanges = (reasons: Reasons, name = "it"): string | undefined => {
	const changes = reasons.flatMap(({ change }) => change ?? []);
	return changes.length < reasons.length
		? undefined
		: `With ${joinWithAnd(changes)}, ${name} would be on your list.`;
};

export const explainEmptyList = (leftOut: readonly Offer<Treatment>[]): string => {
	if (leftOut.length === 0) return "We have no treatment for that on our list.";
	const [loosened] = [...leftOut]
		.sort((one, other) => one.reasons.length - other.reasons.length)
		.flatMap(({ reasons, treatment }) => describeChanges(reasons, treatment.title) ?? []);
	return (
		loosened ??
		"What you said about your health or your skin rules out everything for that, at least until a clinician has looked at it."
	);
};

/**
 * "3 to 6 sessions · up to 5 days of downtime · from $295 per treatment · first course $885 to
 * $1,770".
 */
export const describeEffort = ({
	treatment: { course, prices: all },
	prices,
	cost,
}: Offer<Treatment>): string =>
	[
		formatSessions(course.sessions),
		course.downtimeDays.max === 0
			? "little or no downtime"
			: `up to ${pluralize(course.downtimeDays.max, "day")} of downtime`,
		formatEntryPrice(prices, all.length > 1).replace(/^F/, "f"),
		`${course.sessions ? "first course" : "first three months"} ${formatAmounts({ low: cost.min * 100, high: cost.max * 100 })}`,
	].join(" · ");

const comparisons: Readonly<Record<keyof Score, readonly [more: string, fewer: string]>> = {
	concerns: ["it’s for more of your concerns", "it’s for fewer of your concerns"],
	mainConcern: ["that’s what it’s mainly for", "it’s mainly for something else"],
	visits: ["it takes fewer visits", "it takes more visits"],
	downtime: ["it has less downtime", "it can have more downtime"],
	onset: ["you see results sooner", "results take longer to show"],
	price: ["a first visit costs less", "a first visit costs more"],
};

const findDifference = (upper: Score, lower: Score): keyof Score | undefined => {
	const lead = (part: keyof Score) => upper[part] - lower[part];
	return (Object.keys(comparisons) as (keyof Score)[])
		.filter((part) => lead(part) > 0)
		.sort((one, other) => lead(other) - lead(one))[0];
};

export const describePlace = (offered: readonly Offer<Treatment>[], index: number): string => {
	const [offer, above, below] = [offered[index], offered[index - 1], offered[index + 1]];
	if (!offer || (!above && !below)) return "The only one that fits your answers.";
	const name = (above ?? below)?.treatment.title;
	const part = above
		? findDifference(above.score, offer.score)
		: below && findDifference(offer.score, below.score);
	if (!part) return `As good a fit as ${name}: these two are in alphabetical order.`;
	return above
		? `Below ${name} because ${comparisons[part][1]}.`
		: `First: compared with ${name}, ${comparisons[part][0]}.`;
};

export const describeMatch = (
	{ treatment: { concerns } }: Offer<Treatment>,
	chosen: readonly string[],
	titles: ReadonlyMap<string, string>,
): string => {
	const matched = concerns.filter(({ slug }) => chosen.includes(slug));
	const words = matched.map(({ slug }) => inSentence(titles.get(slug) ?? slug));
	const [main, ...others] = words;
	if (concerns[0] !== matched[0]) return `For ${joinWithAnd(words)}, among others.`;
	return `Mainly for ${main}${others.length > 0 ? `, also for ${joinWithAnd(others)}` : ""}.`;
};
