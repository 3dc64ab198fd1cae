import { chmodSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newEntry } from "../../../tests/support/new-entry";
import { type Outbox, openOutbox } from "./outbox";

// What both engines promise is tested in tests/server/outbox.test.mjs.
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

test("its files are the owner's alone, and nothing else in a folder that was there changes its rights", async () => {
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

test.each(["removed", "replaced"])("once its file is %s while it's open, nothing is stored, and the one that's there is left alone", async (how) => {
	const outbox = await open();
	renameSync(folder, join(parent, "elsewhere"));
	if (how === "replaced") await accept("other");
	const before = how === "replaced" ? readFileSync(data) : undefined;
	for (const write of [outbox.accept(newEntry({ key: "new" })), outbox.proveWritable()])
		await expect(write).rejects.toThrow(/can't be used: .*removed or replaced, docs\/booking\.md/);
	await outbox.close();
	expect(before ? readFileSync(data).equals(before) : readdirSync(parent).join() === "elsewhere").toBe(true);
});

test.each([
	["a page of zeros", 4096, 8192, 0],
	["a format that SQLite doesn't know", 44, 48, 255],
])("with %s it's refused, and left as it is", async (_what, from, to, byte) => {
	const damaged = readFileSync(data).fill(byte, from, to);
	writeFileSync(data, damaged);
	await expect(open()).rejects.toThrow(/can't be opened: [\s\S]*put a backup in its place/);
	expect(readFileSync(data).equals(damaged)).toBe(true);
});
