import { chmodSync, mkdirSync, readdirSync } from "node:fs";
import nodeModule from "node:module";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Database, RootDatabase } from "lmdb";
import { type Entry, type NewEntry, newReference } from "./entry";

/** The outbox can't be read or written, because of a full disk or a wrong owner. Its message is for the people who run the site. */
export class OutboxError extends Error {
	override readonly name = "OutboxError";

	constructor(
		readonly folder: string,
		what: string,
		cause: unknown,
	) {
		const why = cause instanceof Error ? cause.message : String(cause);
		super(
			`The outbox ${folder} can't be ${what}: ${why}. Expected a folder this process may write to, on a disk with free space. Free up space, correct the owner or set OUTBOX_DIR to another folder. You don't have to restart anything.`,
		);
	}
}

/** The result of storing a request: stored now, stored before, or its key belongs to another request. */
export type Acceptance = { readonly kind: "stored" | "known"; readonly reference: string } | { readonly kind: "conflict" };

/** Who delivers, and until when nobody else does. */
export interface Lease {
	readonly owner: string;
	readonly pid: number;
	readonly host: string;
	readonly until: number;
}

/**
 * The durable outbox: an LMDB environment in a folder of its own. Every promise of a write resolves once the transaction is on disk
 * (fdatasync before commit returns: neither noSync nor overlappingSync). Several processes may have it open.
 */
export interface Outbox {
	/** Stores a request unless its key is here. One transaction, so that of two at once one is stored. @throws OutboxError */
	accept(entry: NewEntry, now: number): Promise<Acceptance>;
	/** The entry of a key. */
	find(key: string): Entry | undefined;
	/** All entries, or those of a state, oldest first. */
	list(state?: Entry["state"]): Entry[];
	/** What waits and is due, the most urgent first. */
	due(now: number, most: number): Entry[];
	/** The instant the next entry is due; undefined if nothing is waiting. */
	nextDue(): number | undefined;
	markDelivered(key: string, now: number): Promise<void>;
	markFailed(key: string, failure: Pick<Entry, "nextAt" | "problem" | "refused">): Promise<void>;
	/** Forgets what was delivered before an instant. @returns how many */
	purge(deliveredBefore: number): Promise<number>;
	/** Takes or renews the right to deliver. @returns whether it is ours now; `stale` says whether an owner is gone before its time */
	lease(wanted: Lease, now: number, stale: (held: Lease) => boolean): Promise<boolean>;
	close(): Promise<void>;
}

/** A write inside a transaction: the transaction's own promise says whether it held, so this one is not left without a listener. */
const within = (written: Promise<unknown>): void => {
	written.catch(() => undefined);
};

/** Why a commit failed: lmdb says so in a promise of its own, a moment later. Without a listener that promise ends the process. */
const findReason = (error: unknown): Promise<unknown> => {
	const { commitError } = error as { commitError?: Promise<unknown> };
	if (!(commitError instanceof Promise)) return Promise.resolve(error);
	return Promise.race([commitError.then(() => error).catch((reason: unknown) => reason), wait(200, error, { ref: false })]);
};

const leaseName = "delivery";

const privateFolder = (folder: string): void => {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	chmodSync(folder, 0o700);
};

/**
 * An option of lmdb its types leave out (README, "Options"). With event turns as batches lmdb begins each by a write of its own and gives
 * its promise to nobody: one commit that failed, for a full disk, ended the process.
 */
const unbatched = { eventTurnBatching: false };

const openEnvironment = (folder: string): RootDatabase<unknown, string> => {
	privateFolder(folder);
	// LMDB creates its files with the process' mask; visitors' words are nobody else's to read.
	const mask = process.umask(0o077);
	// lmdb is native: Gatsby's bundler for functions drops every import of it, so that it is required at run time.
	const { open } = nodeModule.createRequire(resolve("package.json"))("lmdb") as typeof import("lmdb");
	try {
		const environment = open<unknown, string>({
			path: folder,
			noSubdir: false,
			overlappingSync: false,
			noSync: false,
			...unbatched,
			encoding: "json",
			maxDbs: 6,
			// Address space, not disk: the file grows with what is in it.
			mapSize: 256 * 2 ** 20,
		});
		for (const file of readdirSync(folder)) chmodSync(join(folder, file), 0o600);
		return environment;
	} finally {
		process.umask(mask);
	}
};

/** Opens the outbox of a folder, and creates it. @throws OutboxError if it can't be opened */
export const openOutbox = (path: string, random: () => number = Math.random): Outbox => {
	const folder = resolve(path);
	const guarded = <T>(what: string, work: () => T): T => {
		try {
			return work();
		} catch (error) {
			throw new OutboxError(folder, what, error);
		}
	};
	const environment = guarded("opened", () => openEnvironment(folder));
	const database = <V, K extends string | [number, string]>(name: string): Database<V, K> =>
		guarded("opened", () => environment.openDB<V, K>(name, { encoding: "json" }));
	const entries = database<Entry, string>("entries");
	const references = database<string, string>("references");
	/** What waits, by the instant it is due. */
	const queue = database<true, [number, string]>("queue");
	const leases = database<Lease, string>("leases");

	/** One transaction, on disk when it resolves. */
	const write = async <T>(work: () => T): Promise<T> => {
		try {
			return await environment.transaction(work);
		} catch (error) {
			throw new OutboxError(folder, "written", await findReason(error));
		}
	};

	const put = (entry: Entry): void => {
		const before = entries.get(entry.key);
		if (before) within(queue.remove([before.nextAt, before.key]));
		within(entries.put(entry.key, entry));
		if (entry.state === "waiting") within(queue.put([entry.nextAt, entry.key], true));
	};

	const unusedReference = (): string => {
		for (;;) {
			const reference = newReference(random);
			if (references.get(reference) === undefined) return reference;
		}
	};

	const all = (state?: Entry["state"]): Entry[] =>
		guarded("read", () =>
			[...entries.getRange({})]
				.map(({ value }) => value)
				.filter((entry) => state === undefined || entry.state === state)
				.sort((a, b) => a.acceptedAt - b.acceptedAt),
		);

	const change = (key: string, changes: (entry: Entry) => Entry): Promise<void> =>
		write(() => {
			const entry = entries.get(key);
			if (entry) put(changes(entry));
		});

	return {
		accept: (entry, now) =>
			write((): Acceptance => {
				const known = entries.get(entry.key);
				if (known) return known.fingerprint === entry.fingerprint ? { kind: "known", reference: known.reference } : { kind: "conflict" };
				const reference = unusedReference();
				within(references.put(reference, entry.key));
				put({ ...entry, reference, acceptedAt: now, state: "waiting", attempts: 0, nextAt: now, problem: "", refused: false });
				return { kind: "stored", reference };
			}),
		find: (key) => guarded("read", () => entries.get(key)),
		list: all,
		due: (now, most) =>
			guarded("read", () =>
				[...queue.getRange({ end: [now + 1, ""], limit: most })].flatMap(({ key: [, key] }) => {
					const entry = entries.get(key);
					return entry ? [entry] : [];
				}),
			),
		nextDue: () => guarded("read", () => [...queue.getRange({ limit: 1 })][0]?.key[0]),
		markDelivered: (key, now) =>
			change(key, (entry) => ({ ...entry, state: "delivered", attempts: entry.attempts + 1, problem: "", refused: false, deliveredAt: now })),
		markFailed: (key, failure) => change(key, (entry) => ({ ...entry, ...failure, attempts: entry.attempts + 1 })),
		purge: (deliveredBefore) => {
			const old = all("delivered").filter(({ deliveredAt }) => deliveredAt !== undefined && deliveredAt < deliveredBefore);
			if (old.length === 0) return Promise.resolve(0);
			return write(() => {
				for (const { key, reference } of old) {
					within(entries.remove(key));
					within(references.remove(reference));
				}
				return old.length;
			});
		},
		lease: (wanted, now, stale) =>
			write(() => {
				const held = leases.get(leaseName);
				if (held && held.owner !== wanted.owner && held.until > now && !stale(held)) return false;
				within(leases.put(leaseName, wanted));
				return true;
			}),
		close: () => environment.close(),
	};
};
