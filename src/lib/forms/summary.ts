export interface SummaryRow {
	/** Which row it is, for programs; people read the term. */
	readonly id?: string;
	readonly term: string;
	readonly detail: string;
}

export const filledRows = (rows: readonly SummaryRow[]): SummaryRow[] =>
	rows.filter(({ detail }) => detail.trim() !== "");

export const formatRows = (rows: readonly SummaryRow[]): string =>
	filledRows(rows)
		.map(({ term, detail }) => `${term}: ${detail}`)
		.join("\n");

/** Windows line ends, which every editor reads. */
export const formatSummaryFile = (
	title: string,
	rows: readonly SummaryRow[],
	closing: readonly string[],
): string =>
	[title, "=".repeat(title.length), "", formatRows(rows), "", ...closing, ""]
		.join("\n")
		.replace(/\n/g, "\r\n");
