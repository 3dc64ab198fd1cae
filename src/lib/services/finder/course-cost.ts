import type { Range } from "../format-course";

type Treatment = Queries.FinderTreatmentFragment;
type Price = Treatment["prices"][number];

/** How many months of ongoing care, or of monthly payments, are counted. */
const months = 3;
const days = months * 30;

const getHigh = ({ amount, upTo, model }: Price): number =>
	(upTo ?? amount) * (model === "month" ? months : 1);

/**
 * In dollars; for ongoing care, of three months. If it's paid by the month: at least the first
 * visit and the payments; at most the first visit, all tests, and the payments or another price,
 * whichever is more.
 */
export const findCourseCost = (
	{ course: { sessions, intervalDays }, prices }: Pick<Treatment, "course" | "prices">,
	visit: Price | undefined,
): Range => {
	if (!visit) return { min: 0, max: 0 };
	const monthly = prices.find(({ model }) => model === "month");
	if (monthly) {
		// A first price that's paid by the month is one of the payments.
		const others = prices.filter((price) => price !== visit || price.model === "month");
		const list = (tests: boolean) =>
			others.filter(({ model }) => (model === "test") === tests).map(getHigh);
		const first = visit.model === "month" ? 0 : visit.amount;
		return {
			min: first + monthly.amount * months,
			max: list(true).reduce((sum, test) => sum + test, first) + Math.max(...list(false)),
		};
	}
	const visits = sessions ?? { min: 1, max: Math.ceil(days / (intervalDays?.min || days)) };
	return { min: visit.amount * visits.min, max: getHigh(visit) * visits.max };
};
