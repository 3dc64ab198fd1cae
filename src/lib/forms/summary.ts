/** One line of what somebody has sent. */
export interface CopyRow {
	readonly term: string;
	readonly detail: string;
}

/** Rows that hold something. */
export const filledRows = (rows: readonly CopyRow[]): CopyRow[] => rows.filter(({ detail }) => detail.trim() !== "");

/** Rows as lines of text: "Treatment: HydraFacial". */
export const rowsAsText = (rows: readonly CopyRow[]): string =>
	filledRows(rows)
		.map(({ term, detail }) => `${term}: ${detail}`)
		.join("\n");

/** The copy somebody keeps, as a text file: a title, the rows, who to turn to. Lines end as Windows' editor wants them, too. */
export const copyAsFile = (title: string, rows: readonly CopyRow[], closing: readonly string[]): string =>
	[title, "=".repeat(title.length), "", rowsAsText(rows), "", ...closing, ""].join("\n").replace(/\n/g, "\r\n");
