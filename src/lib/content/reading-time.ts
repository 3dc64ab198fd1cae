/** An adult's average on a screen. */
const wordsPerMinute = 220;

/** Whole minutes, at least one. */
export const readingMinutes = (texts: readonly string[]): number => {
	const words = texts.join(" ").split(/\s+/).filter(Boolean).length;
	return Math.max(1, Math.round(words / wordsPerMinute));
};
