import fs, { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { newInquiry } from "../../../tests/support/new-inquiry";
import { type Outbox, openOutbox } from "./outbox";

// What both engines promise, and damage: tests/server.
let parent = "";
let folder = "";
let data = "";
const open = (path = folder): Promise<Outbox> =>
	openOutbox({ outboxUrl: undefined, outboxDir: path });
const accept = async (key: string, path = folder): Promise<void> => {
	const outbox = await open(path);
	await outbox.accept(newInquiry({ key })).finally(outbox.close);
};

beforeEach(async () => {
	parent = mkdtempSync(join(tmpdir(), "outbox-"));
	folder = join(parent, "outbox");
	data = join(folder, "outbox.db");
	await accept("first");
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test("its files are the owner's alone, and a folder that was there keeps its rights", async () => {
	chmodSync(parent, 0o755);
	await accept("a", parent);
	const rights = [folder, data, parent, join(parent, "outbox.db")].map(
		(path) => statSync(path).mode & 0o777,
	);
	expect(rights).toEqual([0o700, 0o600, 0o755, 0o600]);
});

test("an outbox of the first release is brought up to date", async () => {
	const file = new DatabaseSync(data);
	file.exec(`alter table requests rename to newer; drop index requests_due_at;
		create table requests (
			key text primary key, reference text not null unique, accepted_at real not null, status text not null, due_at real, due_from real,
			resting_since real, sent_at real, entry text not null, revision integer not null
		) strict;
		create index requests_due_at on requests (due_at) where due_at is not null;
		insert into requests select key, reference, accepted_at, status, due_at, due_from, null, null, entry, revision from newer;
		drop table newer; drop table counts; drop table rate_limits; pragma user_version = 1;`);
	file.close();
	const outbox = await open();
	await outbox.purge(1);
	expect(await outbox.stats(-1000)).toMatchObject({ waiting: 1, unanswered: 1, unreadable: 0 });
	expect(await outbox.count("2026-11-29", "page", "/")).toBe(true);
	await outbox.close();
});

test("once its file is removed, nothing is stored", async () => {
	const outbox = await open();
	renameSync(folder, join(parent, "elsewhere"));
	for (const write of [outbox.accept(newInquiry({ key: "new" })), outbox.proveWritable()])
		await expect(write).rejects.toThrow(/can't be used: .*removed or replaced, docs\/booking\.md/);
	await outbox.close();
	expect(readdirSync(parent)).toEqual(["elsewhere"]);
});

test("a nearly full disk isn't writable, before a long message fails", async () => {
	const outbox = await open();
	const nearlyFull = { ...fs.statfsSync(folder), bsize: 4096, bavail: 1000 };
	const asked = jest.spyOn(fs, "statfsSync").mockReturnValue(nearlyFull);
	await expect(outbox.proveWritable()).rejects.toThrow(/only 4 MB are free.*Free up space/);
	asked.mockRestore();
	await outbox.proveWritable();
	await outbox.close();
});
