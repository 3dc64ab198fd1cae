import { chmodSync, mkdirSync } from "node:fs";
import nodeModule from "node:module";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { RootDatabase } from "lmdb";

/** The file in an outbox' folder that holds the entries. */
export const dataFile = "data.mdb";
/** The file beside it that its processes coordinate by. */
export const lockFile = "lock.mdb";

/** A write inside a transaction: the transaction's own promise says whether it held, so this one is not left without a listener. */
export const within = (written: Promise<unknown>): void => {
	written.catch(() => undefined);
};

/** Why a commit failed: lmdb says so in a promise of its own, a moment later. Without a listener that promise ends the process. */
export const findReason = (error: unknown): Promise<unknown> => {
	const { commitError } = error as { commitError?: Promise<unknown> };
	if (!(commitError instanceof Promise)) return Promise.resolve(error);
	return Promise.race([commitError.then(() => error).catch((reason: unknown) => reason), wait(200, error, { ref: false })]);
};

/**
 * An option of lmdb its types leave out (README, "Options"). With event turns as batches lmdb begins each by a write of its own and gives
 * its promise to nobody: one commit that failed, for a full disk, ended the process.
 */
const unbatched = { eventTurnBatching: false };

/** Opens a folder's LMDB environment, and creates it if there's none. @throws whatever the system or lmdb says is wrong */
export const openEnvironment = (folder: string): RootDatabase<unknown, string> => {
	// A folder that was there is somebody's, with the rights they gave it.
	mkdirSync(folder, { recursive: true, mode: 0o700 });
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
			maxDbs: 8,
			// Address space, not disk: the file grows with what is in it.
			mapSize: 256 * 2 ** 20,
		});
		for (const file of [dataFile, lockFile]) chmodSync(join(folder, file), 0o600);
		return environment;
	} finally {
		process.umask(mask);
	}
};
