/** How many words a minute an adult reads on a screen, on average. */
const wordsPerMinute = 220;

/** Whole minutes it takes to read the texts, one at least. */
export const readingMinutes = (texts: readonly string[]): number => {
	const words = texts.join(" ").split(/\s+/).filter(Boolean).length;
	return Math.max(1, Math.round(words / wordsPerMinute));
};
