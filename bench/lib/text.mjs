/** `n` bytes in kilobytes of 1000 bytes, with one decimal; an empty cell if there's no number. */
export const kilobytes = (n) => (n == null ? "" : (n / 1000).toFixed(1));

/** `n` as a whole number; an empty cell if there's no number. */
export const whole = (n) => (n == null ? "" : String(Math.round(n)));

/** `a` to `b` as a ratio with two decimals; an empty cell if there's none. */
export const ratio = (a, b) => (a == null || !b ? "" : (a / b).toFixed(2));

export const median = (numbers) => {
	const sorted = numbers.filter(Number.isFinite).sort((a, b) => a - b);
	if (sorted.length === 0) return;
	const middle = Math.floor(sorted.length / 2);
	return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** Minimum and maximum, rounded, as `min..max`. */
export const spread = (numbers) => {
	const known = numbers.filter(Number.isFinite);
	return known.length === 0
		? ""
		: `${Math.round(Math.min(...known))}..${Math.round(Math.max(...known))}`;
};

/** Rows of cells as aligned text. The first row is the heading. */
export const table = (rows) => {
	const widths = rows[0].map((_, column) =>
		Math.max(...rows.map((row) => String(row[column] ?? "").length)),
	);
	const line = (row) =>
		row
			.map((cell, column) => String(cell ?? "")[column ? "padStart" : "padEnd"](widths[column]))
			.join("  ");
	return [
		line(rows[0]),
		widths.map((width) => "-".repeat(width)).join("  "),
		...rows.slice(1).map(line),
	]
		.map((text) => text.trimEnd())
		.join("\n");
};
