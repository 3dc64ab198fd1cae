/** How large a text is set: the shorter it is, the larger. */
export type TextSize = "large" | "medium" | "small";

/** The size for a quotation of this many characters. */
export const textSize = (length: number): TextSize => {
	if (length < 150) return "large";
	return length < 270 ? "medium" : "small";
};

/**
 * Items distributed to two columns, in order, each to the one that is shorter so far. Done in the build, so that the
 * page is complete without script. `share` is the first column's part of the width: a wide column fills more slowly.
 */
export const inTwoColumns = <T>(items: readonly T[], estimateHeight: (item: T) => number, share: number): readonly [T[], T[]] => {
	const columns: readonly [T[], T[]] = [[], []];
	let [first, second] = [0, 0];
	for (const item of items) {
		if (first <= second) {
			columns[0].push(item);
			first += estimateHeight(item) / share;
		} else {
			columns[1].push(item);
			second += estimateHeight(item) / (1 - share);
		}
	}
	return columns;
};
