import { createHash } from "node:crypto";
import { z } from "zod";
import { type FormKind, formKinds } from "../../forms";
import type { FormValues } from "../../lib/forms/fields";
import { byCodes } from "../../lib/text/words";

/** `held`: it looks like spam, so nobody was mailed. */
export const statuses = ["new", "contacted", "booked", "closed", "held"] as const;
export type Status = (typeof statuses)[number];

/**
 * The desk gets `desk`, `change` and `undelivered`, which says that a visitor didn't get a mail and
 * has to be called.
 */
export const mailKinds = [
	"desk",
	"acknowledgment",
	"change",
	"undelivered",
	"confirmation",
	"cancellation",
] as const;
export type MailKind = (typeof mailKinds)[number];

export const isToVisitor = (kind: MailKind): boolean =>
	["acknowledgment", "confirmation", "cancellation"].includes(kind);

export const visitor = "visitor";
export const mailer = "mail";

const notPeople: readonly string[] = [visitor, mailer, "the form"];

export const isPerson = (name: string): boolean => !notPeople.includes(name.trim().toLowerCase());

const instant = z.number().nonnegative();
const count = z.int().nonnegative();

const booking = z.object({
	startsAt: instant,
	minutes: z.number().positive(),
	/** The slug of the team member who sees the visitor. */
	person: z.string().exactOptional(),
	/** Goes up with each change and cancellation, so that calendars keep the newest. */
	sequence: count,
});

const mail = z.object({
	kind: z.enum(mailKinds),
	/** `dropped`: it won't be sent anymore. */
	state: z.enum(["waiting", "sent", "dropped"]),
	dueFrom: instant,
	nextAt: instant,
	/** How often sending has begun. From the first time on, the recipient may have it. */
	attempts: count,
	/** Why the last attempt failed, in the mail server's words; or empty. */
	problem: z.string(),
	/**
	 * True if the mail server refused it for good. A mail to the desk is still tried again, but
	 * rarely.
	 */
	refused: z.boolean(),
	/** Since when the recipient's server has been refusing it. */
	refusedSince: instant.exactOptional(),
	sentAt: instant.exactOptional(),
	/** The place in the history of the event that it's about. */
	event: count.exactOptional(),
	/** The time that a confirmation or a cancellation is about. */
	booking: booking.readonly().exactOptional(),
});

const event = z.object({
	at: instant,
	/** A person's name, "visitor", "mail" for a mail that failed, or "the form" for what was held. */
	by: z.string(),
	status: z.enum(statuses),
	note: z.string().exactOptional(),
	/** A remark, which changes nothing else. */
	isNote: z.boolean().exactOptional(),
	isUndo: z.boolean().exactOptional(),
});

const mails = z.array(mail.readonly()).readonly();

/**
 * An inquiry as it's stored and exported: what a visitor sent with one of the forms, and what has
 * become of it. Visitors, the desk, URLs and SQL call it a request; in the code, a request is
 * HTTP's. Times are milliseconds since 1970, by the clock of the outbox's engine.
 */
export const storedInquiry = z.object({
	key: z.string().min(1).max(200),
	form: z.enum(formKinds),
	/** A hash of what was sent: the same key with another fingerprint is a conflict. */
	fingerprint: z.string(),
	fields: z.record(z.string(), z.string()).readonly(),
	rows: z
		.array(
			z.object({ id: z.string().exactOptional(), term: z.string(), detail: z.string() }).readonly(),
		)
		.readonly(),
	replyTo: z.string(),
	/** What the visitor quotes on the phone. */
	reference: z
		.string()
		.regex(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/, "expected a reference such as K7QM-4XPD"),
	acceptedAt: instant,
	status: z.enum(statuses),
	history: z.array(event.readonly()).readonly(),
	mails,
	/** The last time that was agreed. It counts only while the status is `booked`. */
	booking: booking.readonly().optional(),
	lease: z.object({ owner: z.string(), until: instant }).readonly().optional(),
	/** What was there before the desk's last action, until it can't be undone anymore. */
	undo: z
		.object({
			until: instant,
			/** Only they may take it back. */
			by: z.string(),
			status: z.enum(statuses),
			mails,
			booking: booking.readonly().optional(),
		})
		.readonly()
		.optional(),
});
export type Inquiry = Readonly<z.infer<typeof storedInquiry>>;
export type QueuedMail = Inquiry["mails"][number];
export type Event = Inquiry["history"][number];
export type Booking = NonNullable<Inquiry["booking"]>;
export type Time = Pick<Booking, "startsAt" | "minutes" | "person">;

export interface NewInquiry
	extends Pick<Inquiry, "key" | "form" | "fingerprint" | "fields" | "rows" | "replyTo"> {
	readonly status: Extract<Status, "new" | "held">;
	readonly firstEvent?: Pick<Event, "by" | "note"> | undefined;
	readonly mails: readonly MailKind[];
}

const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");

export const computeFingerprint = (fields: FormValues): string =>
	sha256(
		JSON.stringify(Object.fromEntries(Object.entries(fields).sort(([a], [b]) => byCodes(a, b)))),
	);

/**
 * @param name a script's Idempotency-Key, or what identifies the content of a form that was sent
 * without script
 */
export const computeInquiryKey = (
	form: FormKind,
	source: "header" | "content",
	name: string,
): string => sha256(`${form}\n${source}\n${name}`);

/** Easy to tell apart, spoken or written. */
const alphabet = "34679ACDEFGHJKMNPQRTWXY";

/** Eight characters, 36 random bits. @param random draws whole numbers below a limit */
export const newReference = (random: (limit: number) => number): string => {
	const characters = Array.from({ length: 8 }, () => alphabet[random(alphabet.length)]);
	return `${characters.slice(0, 4).join("")}-${characters.slice(4).join("")}`;
};

export const formatMoment = (
	at: number,
	timeZone: string,
	dateStyle: "full" | "medium" = "full",
): string =>
	new Date(at)
		.toLocaleString("en-US", { timeZone, dateStyle, timeStyle: "short" })
		.replace("\u202f", " ");

export const getBooking = ({ status, booking }: Inquiry): Booking | undefined =>
	status === "booked" ? booking : undefined;

export const formatBooking = ({ startsAt, minutes }: Time, timeZone: string): string =>
	`${formatMoment(startsAt, timeZone)}, ${minutes} minutes`;
