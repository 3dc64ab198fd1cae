import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newEntry } from "../../../tests/support/new-entry";
import { type Outbox, openOutbox } from "./outbox";

// What both engines promise, and damage: tests/server.
let parent = "";
let folder = "";
let data = "";
const open = (path = folder): Promise<Outbox> => openOutbox({ outboxUrl: undefined, outboxDir: path });
const accept = async (key: string, path = folder): Promise<void> => {
	const outbox = await open(path);
	await outbox.accept(newEntry({ key })).finally(outbox.close);
};

beforeEach(async () => {
	parent = mkdtempSync(join(tmpdir(), "outbox-"));
	folder = join(parent, "outbox");
	data = join(folder, "outbox.db");
	await accept("first");
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test("its files are the owner's alone", async () => {
	const notes = join(parent, "notes.txt");
	writeFileSync(notes, "", { mode: 0o644 });
	chmodSync(parent, 0o755);
	await accept("a", parent);
	expect(readdirSync(parent).sort()).toEqual(["notes.txt", "outbox", "outbox.db"]);
	const rights = [folder, data, parent, notes, join(parent, "outbox.db")].map((path) => statSync(path).mode & 0o777);
	expect(rights).toEqual([0o700, 0o600, 0o755, 0o644, 0o600]);
});

test("a folder that can't be one is an error with a remedy", async () => {
	await expect(open(join(data, "outbox"))).rejects.toMatchObject({ name: "OutboxError", message: expect.stringMatching(/can't be opened: .*OUTBOX_DIR/) });
});

test("once its file is removed, nothing is stored", async () => {
	const outbox = await open();
	renameSync(folder, join(parent, "elsewhere"));
	for (const write of [outbox.accept(newEntry({ key: "new" })), outbox.proveWritable()])
		await expect(write).rejects.toThrow(/can't be used: .*removed or replaced, docs\/booking\.md/);
	await outbox.close();
	expect(readdirSync(parent)).toEqual(["elsewhere"]);
});
