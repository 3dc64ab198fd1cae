import { statSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Database } from "lmdb";
import { describeError } from "../describe-error";
import { type Entry, newReference } from "../requests/entry";
import { createEntry, getDueAt, getDueFrom, getRestingSince, getSentAt, upgradeEntry } from "../requests/lifecycle";
import { dataFile, findReason, openEnvironment, within } from "./lmdb-environment";
import { type Acceptance, type Outbox, OutboxError } from "./outbox";

const remedy =
	"Expected a folder this process may write to, on a disk with free space. Free up space, correct the owner or set OUTBOX_DIR to another folder. You don't have to restart anything.";
const failure = (folder: string, what: string, cause: unknown): OutboxError =>
	new OutboxError(`The outbox ${folder} can't be ${what}: ${describeError(cause)}. ${remedy}`);

/** Which indexes an outbox has: they're built again for an outbox that an earlier version has written. */
const indexVersion = 2;

export interface LmdbOptions {
	/** Numbers from 0 up to 1, for references. */
	readonly random?: () => number;
	/** Milliseconds since 1970. */
	readonly now?: () => number;
}

/**
 * Opens the outbox of a folder, an LMDB environment, and creates it if there's none. Writes are on disk when their promises resolve: fdatasync before
 * commit returns (neither noSync nor overlappingSync).
 * @throws OutboxError if it can't be opened
 */
export const openLmdbOutbox = (path: string, { random = Math.random, now = Date.now }: LmdbOptions = {}): Outbox => {
	const folder = resolve(path);
	const guarded = <T>(what: string, work: () => T): T => {
		try {
			return work();
		} catch (error) {
			throw failure(folder, what, error);
		}
	};
	const environment = guarded("opened", () => openEnvironment(folder));
	const database = <V, K extends string | [number, string]>(name: string): Database<V, K> =>
		guarded("opened", () => environment.openDB<V, K>(name, { encoding: "json" }));
	const entries = database<Entry, string>("entries");
	const references = database<string, string>("references");
	/** What waits, by the instant it is due. */
	const queue = database<true, [number, string]>("queue");
	/** Of what no mail waits, by the instant of its last event. */
	const resting = database<true, [number, string]>("resting");
	const held = database<true, string>("held");
	/** A few numbers by name. */
	const numbers = database<number, string>("numbers");
	const opened = guarded("opened", () => statSync(join(folder, dataFile)));

	/** Refuses when the folder isn't the one that was opened: what is written then is gone with the process. */
	const checkFolder = async (): Promise<void> => {
		const there = await stat(join(folder, dataFile)).catch(() => undefined);
		if (there?.dev === opened.dev && there.ino === opened.ino) return;
		throw new OutboxError(
			`The outbox ${folder} isn't the folder that this process opened: it was removed or replaced. Expected it to stay. What was stored before is still being mailed, and nothing new is taken. Put the folder back, or wait until nothing waits (GET /api/health), and restart the site.`,
		);
	};

	/** One transaction, on disk when it resolves. */
	const write = async <T>(work: () => T): Promise<T> => {
		try {
			return await environment.transaction(work);
		} catch (error) {
			throw failure(folder, "written", await findReason(error));
		}
	};
	const read = async <T>(work: () => T): Promise<T> => guarded("read", work);

	const unindex = (entry: Entry): void => {
		const due = getDueAt(entry);
		const rests = getRestingSince(entry);
		if (due !== undefined) within(queue.remove([due, entry.key]));
		if (rests !== undefined) within(resting.remove([rests, entry.key]));
		if (entry.status === "held") within(held.remove(entry.key));
	};
	const index = (entry: Entry): void => {
		const due = getDueAt(entry);
		const rests = getRestingSince(entry);
		const sent = getSentAt(entry);
		if (due !== undefined) within(queue.put([due, entry.key], true));
		if (rests !== undefined) within(resting.put([rests, entry.key], true));
		if (entry.status === "held") within(held.put(entry.key, true));
		const lastSent = numbers.get("lastSent") ?? 0;
		// One that's ahead is a wrong clock's.
		if (sent !== undefined && (sent > lastSent || lastSent > now())) within(numbers.put("lastSent", sent));
	};
	const store = (entry: Entry): void => {
		within(entries.put(entry.key, entry));
		within(references.put(entry.reference, entry.key));
		index(entry);
	};
	const put = (entry: Entry): Entry => {
		const before = entries.get(entry.key);
		if (before) unindex(before);
		store(entry);
		return entry;
	};
	const remove = (entry: Entry): void => {
		unindex(entry);
		within(entries.remove(entry.key));
		within(references.remove(entry.reference));
	};

	const unusedReference = (): string => {
		for (;;) {
			const reference = newReference(random);
			if (references.get(reference) === undefined) return reference;
		}
	};

	guarded("opened", () => {
		if (numbers.get("version") === indexVersion) return;
		environment.transactionSync(() => {
			for (const { key } of [...queue.getRange({})]) within(queue.remove(key));
			for (const { value } of [...entries.getRange({})]) store(upgradeEntry(value));
			within(numbers.put("version", indexVersion));
		});
	});

	const findAll = (keys: readonly { readonly key: [number, string] }[]): Entry[] => keys.flatMap(({ key: [, key] }) => entries.get(key) ?? []);

	return {
		engine: "lmdb",
		accept: async (entry) => {
			const accepted = await write((): Acceptance => {
				const known = entries.get(entry.key);
				if (known) return known.fingerprint === entry.fingerprint ? { kind: "known", reference: known.reference } : { kind: "conflict" };
				return { kind: "stored", reference: put(createEntry(entry, unusedReference(), now())).reference };
			});
			await checkFolder();
			return accepted;
		},
		find: (key) => read(() => entries.get(key)),
		findByReference: (reference) => read(() => entries.get(references.get(reference) ?? "")),
		list: () => read(() => [...entries.getRange({})].map(({ value }) => value).sort((a, b) => a.acceptedAt - b.acceptedAt)),
		change: (key, change) =>
			write(() => {
				const entry = entries.get(key);
				return entry && put(change(entry, now()));
			}),
		claim: async (most, change) => {
			const due = (limit: number) => [...queue.getRange({ end: [now() + 1, ""], limit })];
			// Reading costs no transaction, and mostly there's nothing.
			if ((await read(() => due(1))).length === 0) return [];
			return write(() => findAll(due(most)).map((entry) => put(change(entry, now()))));
		},
		changePending: (change) =>
			write(() => {
				for (const entry of findAll([...queue.getRange({}), ...resting.getRange({ start: [now() + 1, ""] })])) {
					const changed = change(entry, now());
					if (changed !== entry) put(changed);
				}
			}),
		untilDue: () =>
			read(() => {
				const [first] = [...queue.getRange({ limit: 1 })];
				return first && Math.max(0, first.key[0] - now());
			}),
		restore: async (entry) => {
			const result = await write(() => {
				if (entries.get(entry.key)) return "known";
				if (references.get(entry.reference) !== undefined) return "taken";
				put(entry);
				return "stored";
			});
			await checkFolder();
			if (result === "taken") throw new OutboxError(`Another request in the outbox ${folder} has the reference ${entry.reference}.`);
			return result;
		},
		erase: (key) =>
			write(() => {
				const entry = entries.get(key);
				if (entry) remove(entry);
				return entry !== undefined;
			}),
		purge: async (age) => {
			const end: [number, string] = [now() - age, ""];
			if ([...resting.getRange({ end, limit: 1 })].length === 0) return 0;
			return write(() => {
				const old = findAll([...resting.getRange({ end })]);
				for (const entry of old) remove(entry);
				return old.length;
			});
		},
		stats: () =>
			read(() => {
				const dueFrom = findAll([...queue.getRange({})]).flatMap((entry) => getDueFrom(entry) ?? []);
				const lastSent = numbers.get("lastSent");
				return {
					now: now(),
					waiting: dueFrom.length,
					oldestDue: dueFrom.length === 0 ? undefined : dueFrom.reduce((a, b) => Math.min(a, b)),
					lastSent,
					held: held.getKeysCount({}),
				};
			}),
		countHeld: () => read(() => held.getKeysCount({})),
		probe: async () => {
			await write(() => within(numbers.put("probe", now())));
			await checkFolder();
		},
		backUp: async (target) => {
			try {
				await environment.backup(target, true);
			} catch (error) {
				throw new OutboxError(
					`The outbox ${folder} can't be copied to ${target}: ${describeError(error)}. Expected an empty folder on a disk with free space.`,
				);
			}
		},
		close: () => environment.close(),
	};
};
