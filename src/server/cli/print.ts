import { filledRows } from "../../lib/forms/summary";
import { pluralize } from "../../lib/text/words";
import type { Entry, QueuedMail } from "../requests/entry";
import { getSentAt } from "../requests/lifecycle";

const formatInstant = (milliseconds: number | undefined): string => (milliseconds === undefined ? "" : new Date(milliseconds).toISOString());

const isDue = ({ state, dueFrom }: QueuedMail, now: number): boolean => state === "waiting" && dueFrom <= now;

/** True if a mail of it should have been sent by now. One that's planned for later doesn't count. */
export const isOverdue = ({ mails }: Entry, now: number): boolean => mails.some((mail) => isDue(mail, now));

/** The mail that matters most: the first that should have been sent by now, or the first of all. */
const getMail = ({ mails }: Entry, now: number): QueuedMail | undefined => mails.find((mail) => isDue(mail, now)) ?? mails[0];

const describeMail = (mail: QueuedMail | undefined, now: number): string => {
	if (!mail) return "not mailed";
	if (mail.state !== "waiting") return mail.state;
	if (mail.dueFrom > now) return "planned";
	return mail.refused ? "refused" : mail.attempts > 0 ? "retrying" : "waiting";
};

/** How long something has waited, in its largest unit: "3 hours". */
const formatAge = (milliseconds: number): string => {
	const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
	if (minutes < 60) return pluralize(minutes, "minute");
	const hours = Math.floor(minutes / 60);
	return hours < 48 ? pluralize(hours, "hour") : pluralize(Math.floor(hours / 24), "day");
};

/** A line for each entry, with nothing that a visitor has written. @param now the outbox' clock */
export const formatList = (entries: readonly Entry[], now: number): string => {
	const lines = entries.map((entry) => {
		const mail = getMail(entry, now);
		return [
			entry.reference,
			entry.form.padEnd(11),
			entry.status.padEnd(9),
			describeMail(mail, now).padEnd(10),
			formatInstant(entry.acceptedAt),
			formatAge(now - entry.acceptedAt).padEnd(10),
			pluralize(mail?.attempts ?? 0, "attempt"),
			mail?.problem ?? "",
		];
	});
	return lines.map((cells) => `${cells.join("  ").trimEnd()}\n`).join("");
};

/** What a terminal would obey, such as colors and cursor moves, made visible. */
const inTerminal = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, "\ufffd");

const describeInFull = (mail: QueuedMail, now: number): string => {
	const when = mail.state === "sent" ? formatInstant(mail.sentAt) : mail.state === "waiting" ? `next attempt ${formatInstant(mail.nextAt)}` : "";
	return [`${mail.kind}: ${describeMail(mail, now)}`, when, pluralize(mail.attempts, "attempt"), mail.problem].filter(Boolean).join(", ");
};

/** An entry in full, for a terminal. @param now the outbox' clock */
export const formatEntry = (entry: Entry, now: number): string => {
	const facts = [
		{ term: "Reference", detail: entry.reference },
		{ term: "Key", detail: entry.key },
		{ term: "Form", detail: entry.form },
		{ term: "Status", detail: entry.status },
		{ term: "Received", detail: formatInstant(entry.acceptedAt) },
		...entry.mails.map((mail) => ({ term: "Mail", detail: describeInFull(mail, now) })),
		...entry.rows,
		...entry.history.map(({ at, by, status, note }) => ({ term: formatInstant(at), detail: `${status}, by ${by}${note ? `: ${note}` : ""}` })),
	];
	const lines = filledRows(facts).map(({ term, detail }) => `${inTerminal(`${term}: ${detail.replace(/\n/g, "\n  ")}`)}\n`);
	return lines.join("");
};

/** A quoted cell that a spreadsheet takes as text: what would begin a formula gets an apostrophe before it; quotes are doubled (RFC 4180). */
const csvCell = (text: string): string => {
	const inert = /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
	return `"${inert.replace(/"/g, '""')}"`;
};

/** All entries as CSV with a header line and a byte order mark, without which Excel reads “é” as two letters: what's known of each, then its fields. @param now the outbox' clock */
export const formatCsv = (entries: readonly Entry[], now: number): string => {
	const terms = [...new Set(entries.flatMap(({ rows }) => rows.map(({ term }) => term)))];
	const lines = entries.map((entry) => {
		const mail = getMail(entry, now);
		return [
			entry.reference,
			entry.form,
			entry.status,
			describeMail(mail, now),
			formatInstant(entry.acceptedAt),
			formatInstant(getSentAt(entry)),
			String(mail?.attempts ?? 0),
			mail?.problem ?? "",
			...terms.map((term) => entry.rows.find((row) => row.term === term)?.detail ?? ""),
		];
	});
	const table = [["Reference", "Form", "Status", "Mail", "Received", "Mailed", "Attempts", "Problem", ...terms], ...lines]
		.map((cells) => `${cells.map(csvCell).join(",")}\r\n`)
		.join("");
	return `\uFEFF${table}`;
};
