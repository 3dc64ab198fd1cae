import { describeEvent } from "../desk/wording";
import { getBooking, type Inquiry } from "../inquiries/inquiry";

/**
 * A quoted cell (RFC 4180). An apostrophe keeps spreadsheets from running what would be a formula.
 */
const csvCell = (text: string) => {
	const isFormula = /^(?:[\t\r\n]|[\s\p{Cc}]*[=+\-@|%＝＋－＠])/u.test(text);
	return `"${isFormula ? "'" : ""}${text.replaceAll('"', '""')}"`;
};

const formatInstant = (at: number) => new Date(at).toISOString();

const ownColumns = ["Reference", "Form", "Status", "Received", "Booked for", "What has happened"];

/** Begins with a byte order mark, without which Excel reads “é” as two letters. */
export const formatCsv = (inquiries: readonly Inquiry[]): string => {
	const terms = [...new Set(inquiries.flatMap(({ rows }) => rows.map(({ term }) => term)))];
	const lines = inquiries.map((inquiry) => {
		const { reference, form, status, acceptedAt, rows, history } = inquiry;
		const booking = getBooking(inquiry);
		const time = booking ? `${formatInstant(booking.startsAt)}, ${booking.minutes} minutes` : "";
		const events = history.map((event) =>
			[`${formatInstant(event.at)} ${describeEvent(event)}`, event.note].filter(Boolean).join("\n"),
		);
		const details = terms.map((term) => rows.find((row) => row.term === term)?.detail ?? "");
		const own = [reference, form, status, formatInstant(acceptedAt), time, events.join("\n")];
		return [...own, ...details];
	});
	const table = [[...ownColumns, ...terms], ...lines].map(
		(cells) => `${cells.map(csvCell).join(",")}\r\n`,
	);
	return `\uFEFF${table.join("")}`;
};
