import type { Entry, NewEntry } from "../requests/entry";

/** The outbox can't be read or written. Its message is for the people who run the site, and names no visitor. */
export class OutboxError extends Error {
	override readonly name = "OutboxError";
}

export type Engine = "sqlite" | "postgres";

/** The result of storing a request: stored now, stored before, or its key belongs to another request. */
export type Acceptance = { readonly kind: "stored" | "known"; readonly reference: string } | { readonly kind: "conflict" };

/** A change of an entry. @param now the engine's clock. It may be called again if two changes meet, so it does nothing else. */
export type Change = (entry: Entry, now: number) => Entry;

/** What health says of the outbox. Times are milliseconds since 1970. */
export interface OutboxStats {
	/** The engine's clock. */
	readonly now: number;
	/** Entries with a mail that waits, mails for later included. */
	readonly waiting: number;
	/** The instant the longest waiting mail was to be sent; undefined if none waits. */
	readonly oldestDue: number | undefined;
	/** The instant a mail was last sent, as far as entries are kept. */
	readonly lastSent: number | undefined;
	/** Entries held as likely spam. */
	readonly held: number;
}

/**
 * The durable store of requests. What a promise has confirmed is on disk. Any number of processes may have it open, and with PostgreSQL any number of
 * machines. Every function throws OutboxError if the outbox can't be read or written.
 */
export interface Outbox {
	readonly engine: Engine;
	/** Stores a request unless its key is here; of two at once one is stored. */
	accept(entry: NewEntry): Promise<Acceptance>;
	find(key: string): Promise<Entry | undefined>;
	findByReference(reference: string): Promise<Entry | undefined>;
	list(): Promise<Entry[]>;
	/** Changes an entry in one transaction. @returns what it is now; undefined if it isn't here */
	change(key: string, change: Change): Promise<Entry | undefined>;
	/** Changes entries whose mails are due, the most urgent first, each for one caller only. @returns what they are now */
	claim(most: number, change: Change): Promise<Entry[]>;
	/** Changes every entry with a waiting mail, and those to which something happens later, by their times. */
	changePending(change: Change): Promise<void>;
	/** Milliseconds until a mail is due; undefined if none waits. */
	untilDue(): Promise<number | undefined>;
	/** Stores an entry of another outbox as it is, unless its key is here. @throws OutboxError if its reference belongs to another request */
	restore(entry: Entry): Promise<"stored" | "known">;
	/** Forgets an entry. @returns whether it was here */
	erase(key: string): Promise<boolean>;
	/** Forgets entries without a waiting mail to which nothing has happened for a time. @param age that time, in milliseconds @returns how many */
	purge(age: number): Promise<number>;
	stats(): Promise<OutboxStats>;
	countHeld(): Promise<number>;
	/**
	 * Notes when something was done, with the engine's clock. Of two at once one does.
	 * @param every milliseconds since the last time without which it isn't noted again; 0 for always
	 * @returns whether it was noted
	 */
	mark(name: string, every: number): Promise<boolean>;
	/** Forgets a note of `mark`. @returns whether there was one */
	unmark(name: string): Promise<boolean>;
	/** Writes a copy into an empty folder, as it is at one instant. @throws OutboxError if the engine has its own tool for it, with the command */
	backUp(folder: string): Promise<void>;
	close(): Promise<void>;
}
