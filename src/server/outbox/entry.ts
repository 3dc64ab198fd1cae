import { createHash } from "node:crypto";
import type { SummaryRow } from "../../lib/forms/summary";

export type FormKind = "appointment" | "message";

/** An entry before the outbox has stored it. */
export interface NewEntry {
	/** Names the request: `computeEntryKey`. */
	readonly key: string;
	readonly form: FormKind;
	/** `computeFingerprint` of what was sent: the same key with a different fingerprint is a conflict. */
	readonly fingerprint: string;
	/** The request in words. */
	readonly rows: readonly SummaryRow[];
	/** The email address to answer to; empty if none was given. */
	readonly replyTo: string;
}

/** An entry stored in the outbox. Times are milliseconds since 1970. */
export interface Entry extends NewEntry {
	/** The reference that the visitor keeps and quotes on the phone: "K7QM-4XPD". */
	readonly reference: string;
	readonly acceptedAt: number;
	readonly state: "waiting" | "delivered";
	/** Attempts at delivery so far. */
	readonly attempts: number;
	/** The instant of the next attempt. */
	readonly nextAt: number;
	/** Why the last attempt failed, in the mail server's words; empty before one has. */
	readonly problem: string;
	/** True if the mail server refused it for good (5xx): it is still retried, rarely, and somebody has to look. */
	readonly refused: boolean;
	readonly deliveredAt?: number;
}

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

/** JSON with keys in order: the same content is the same text. */
const canonical = (value: unknown): string => {
	if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
	const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
	return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(",")}}`;
};

/** SHA-256 of what was sent, whatever the order of its members. */
export const computeFingerprint = (body: unknown): string => sha256(canonical(body));

/** The outbox's key of a request: SHA-256 of the form and of what names the request, a script's key or a plain form's content. */
export const computeEntryKey = (form: FormKind, source: "header" | "content", name: string): string => sha256(`${form}\n${source}\n${name}`);

/** The Message-ID of an entry: the same at every attempt (RFC 5322, §3.6.4). @param domain the spa's own, of its email address */
export const formatMessageId = ({ key }: Pick<Entry, "key">, domain: string): string => `<${key.slice(0, 40)}@${domain}>`;

/** Characters that are easy to tell apart, spoken or written: no 0 and O, 1, I and L, 5 and S, 8 and B, 2 and Z, U and V. */
const alphabet = "34679ACDEFGHJKMNPQRTWXY";

/** A reference of eight characters, 36 random bits. @param random numbers from 0 up to 1 */
export const newReference = (random: () => number): string => {
	const characters = Array.from({ length: 8 }, () => alphabet[Math.floor(random() * alphabet.length)] ?? alphabet[0]);
	return `${characters.slice(0, 4).join("")}-${characters.slice(4).join("")}`;
};
