import type { Inquiry } from "../inquiries/inquiry";

/**
 * A quoted cell (RFC 4180). An apostrophe keeps spreadsheets from running what would be a formula.
 */
const csvCell = (text: string): string => {
	const inert =
		/^[\s\p{Cc}]*[=+\-@|%＝＋－＠]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
	return `"${inert.replace(/"/g, '""')}"`;
};

/** Begins with a byte order mark, without which Excel reads “é” as two letters. */
export const formatCsv = (inquiries: readonly Inquiry[]): string => {
	const terms = [...new Set(inquiries.flatMap(({ rows }) => rows.map(({ term }) => term)))];
	const lines = inquiries.map(({ reference, form, status, acceptedAt, rows }) => {
		const details = terms.map((term) => rows.find((row) => row.term === term)?.detail ?? "");
		return [reference, form, status, new Date(acceptedAt).toISOString(), ...details];
	});
	const table = [["Reference", "Form", "Status", "Received", ...terms], ...lines].map(
		(cells) => `${cells.map(csvCell).join(",")}\r\n`,
	);
	return `\uFEFF${table.join("")}`;
};
