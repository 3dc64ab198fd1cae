/** What is shown of several ratings: never typed in, always computed from the reviews (docs/specification.md R7). */
export interface RatingSummary {
	/** The mean with one decimal: "5.0". */
	readonly average: string;
	readonly count: number;
}

/**
 * The average and the number of the reviews given.
 * @throws where there are none: an average of nothing must not be shown
 */
export const summarizeRatings = (reviews: readonly { readonly rating: number }[]): RatingSummary => {
	if (reviews.length === 0)
		throw new Error("There is no review to average. Expected one at least in content/reviews.json. Add one, or do not show the summary.");
	const sum = reviews.reduce((total, { rating }) => total + rating, 0);
	return { average: (sum / reviews.length).toFixed(1), count: reviews.length };
};
