import { createHash } from "node:crypto";
import { z } from "zod";
import type { FormValues } from "../../lib/forms/fields";
import { byCodes } from "../../lib/text/words";

const forms = ["appointment", "message"] as const;
export type FormKind = (typeof forms)[number];

/** What the front desk has done about a request. `held`: it looks like spam, so no mail was sent. */
export const statuses = ["new", "contacted", "booked", "closed", "held"] as const;
export type Status = (typeof statuses)[number];

/** To the front desk: the request, a change of it, and that a mail `undelivered` to the visitor has to be replaced by a call. The others are to the visitor. */
export const mailKinds = ["desk", "acknowledgment", "change", "undelivered", "confirmation", "cancellation"] as const;
export type MailKind = (typeof mailKinds)[number];

export const isToVisitor = (kind: MailKind): boolean => ["acknowledgment", "confirmation", "cancellation"].includes(kind);

export const visitor = "visitor";
export const mailer = "mail";

const notPeople: readonly string[] = [visitor, mailer, "npm run outbox", "the form"];

export const isPerson = (name: string): boolean => !notPeople.includes(name.trim().toLowerCase());

const instant = z.number().nonnegative();
const count = z.int().nonnegative();

const mail = z.object({
	kind: z.enum(mailKinds),
	/** `dropped`: it won't be sent, because it's no use anymore or its recipient doesn't exist. */
	state: z.enum(["waiting", "sent", "dropped"]),
	dueFrom: instant,
	nextAt: instant,
	/** How often it was begun. From the first time on, its recipient may have it. */
	attempts: count,
	/** Why the last attempt failed, in the mail server's words; empty before one has. */
	problem: z.string(),
	/** True if the mail server refused it for good (5xx): it is still retried, rarely, and somebody has to look. */
	refused: z.boolean(),
	/** Since when its recipient has been refusing it, for now or for good. */
	refusedSince: instant.exactOptional(),
	sentAt: instant.exactOptional(),
	event: count.exactOptional(),
});

const booking = z.object({
	startsAt: instant,
	minutes: z.number().positive(),
	/** How often it has changed or was canceled: a calendar keeps the newest. */
	sequence: count,
});

const event = z.object({
	at: instant,
	/** Who did it: a name, "visitor", "mail" for a mail that wasn't delivered, "npm run outbox", or "the form" if it was held. */
	by: z.string(),
	status: z.enum(statuses),
	note: z.string().exactOptional(),
	/** True if it's a remark, which changes nothing about how the request stands. */
	isNote: z.boolean().exactOptional(),
});

const lease = z.object({ owner: z.string(), until: instant });

/** An entry as it's stored and exported. Times are milliseconds since 1970, by the engine's clock. */
export const storedEntry = z.object({
	key: z.string().min(1).max(200),
	form: z.enum(forms),
	/** `computeFingerprint` of what was sent: the same key with a different fingerprint is a conflict. */
	fingerprint: z.string(),
	fields: z.record(z.string(), z.string()).readonly(),
	rows: z.array(z.object({ id: z.string().exactOptional(), term: z.string(), detail: z.string() }).readonly()).readonly(),
	replyTo: z.string(),
	/** The reference that the visitor keeps and quotes on the phone: "K7QM-4XPD". */
	reference: z.string().regex(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/, "expected a reference such as K7QM-4XPD"),
	acceptedAt: instant,
	status: z.enum(statuses),
	history: z.array(event.readonly()).readonly(),
	mails: z.array(mail.readonly()).readonly(),
	/** The last time that was agreed; it holds while the status is `booked`. */
	booking: booking.readonly().exactOptional(),
	lease: lease.readonly().exactOptional(),
	/** What the last thing that the desk did replaced, while it can be taken back. */
	undo: z
		.object({ until: instant, status: z.enum(statuses), mails: z.array(mail.readonly()).readonly(), booking: booking.readonly().exactOptional() })
		.readonly()
		.exactOptional(),
});
export type Entry = Readonly<z.infer<typeof storedEntry>>;
export type QueuedMail = Entry["mails"][number];
export type Event = Entry["history"][number];
export type Booking = NonNullable<Entry["booking"]>;
export type Lease = NonNullable<Entry["lease"]>;

export interface NewEntry extends Pick<Entry, "key" | "form" | "fingerprint" | "fields" | "rows" | "replyTo"> {
	readonly status: Extract<Status, "new" | "held">;
	readonly holdReason?: string;
	readonly mails: readonly MailKind[];
}

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

export const computeFingerprint = (fields: FormValues): string =>
	sha256(JSON.stringify(Object.fromEntries(Object.entries(fields).sort(([a], [b]) => byCodes(a, b)))));

/** The outbox's key of a request: SHA-256 of the form and of what names the request, a script's key or a plain form's content. */
export const computeEntryKey = (form: FormKind, source: "header" | "content", name: string): string => sha256(`${form}\n${source}\n${name}`);

/** The Message-ID of an entry's mail: the same at every attempt (RFC 5322, §3.6.4). @param index the mail's place in the entry @param domain the spa's own */
export const formatMessageId = ({ key }: Pick<Entry, "key">, index: number, domain: string): string => `<${key.slice(0, 40)}.${index}@${domain}>`;

/** Characters that are easy to tell apart, spoken or written: no 0 and O, 1, I and L, 5 and S, 8 and B, 2 and Z, U and V. */
const alphabet = "34679ACDEFGHJKMNPQRTWXY";

/** A reference of eight characters, 36 random bits. @param random draws whole numbers below a limit */
export const newReference = (random: (limit: number) => number): string => {
	const characters = Array.from({ length: 8 }, () => alphabet[random(alphabet.length)]);
	return `${characters.slice(0, 4).join("")}-${characters.slice(4).join("")}`;
};

/** "Saturday, November 21, 2026 at 9:30 AM". @param at milliseconds since 1970 @param timeZone the spa's @param dateStyle `medium` for "Nov 21" */
export const formatMoment = (at: number, timeZone: string, dateStyle: "full" | "medium" = "full"): string =>
	new Date(at).toLocaleString("en-US", { timeZone, dateStyle, timeStyle: "short" }).replace("\u202f", " ");

/** "Monday, November 30, 2026 at 10:00 AM, 60 minutes". @param timeZone the spa's */
export const formatBooking = ({ startsAt, minutes }: Pick<Booking, "startsAt" | "minutes">, timeZone: string): string =>
	`${formatMoment(startsAt, timeZone)}, ${minutes} minutes`;
