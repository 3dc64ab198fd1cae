/** @throws Error without reviews, which have no average */
export const summarizeRatings = (reviews: readonly { readonly rating: number }[]) => {
	if (reviews.length === 0)
		throw new Error(
			"There's no review to average. Expected at least one in content/reviews.json. Add one, or don't show the summary.",
		);
	const sum = reviews.reduce((total, { rating }) => total + rating, 0);
	return { average: (sum / reviews.length).toFixed(1), count: reviews.length };
};
