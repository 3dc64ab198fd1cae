import type { Content } from "../load";
import { formatValue, type Problem, problemAt } from "../problem";

/** A special doesn't end before it starts. */
export const checkSpecialDates = (content: Content): Problem[] =>
	content.specials.flatMap((entry) => {
		const { starts, ends } = entry.value;
		if (!ends || ends >= starts) return [];
		return [problemAt(entry, "ends", { found: formatValue(ends), expected: `${starts} or later`, remedy: "Correct starts or ends." })];
	});
