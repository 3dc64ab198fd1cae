import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { computeEntryKey, type NewEntry } from "../requests/entry";
import { openOutbox } from "./open";
import type { Outbox } from "./outbox";
import { getDamageWarnings, openSound, readRest } from "./sqlite-file";

// What both engines promise is tested in tests/server/outbox.test.mjs, and each kind of damage on the real server in damage.test.mjs.
let parent = "";
let folder = "";
let data = "";
const lines: string[] = [];
const open = (path = folder, movesDamaged = false): Promise<Outbox> => openOutbox({ outboxUrl: undefined, outboxDir: path }, { movesDamaged });
const entry = (name: string): NewEntry => ({
	key: computeEntryKey("message", "header", name),
	form: "message",
	fingerprint: "f",
	fields: {},
	rows: [{ term: "Name", detail: `Zoë 李 ${"x".repeat(500)}` }],
	replyTo: "",
	status: "new",
	mails: [{ kind: "desk", after: 0 }],
});
/** Does something with the outbox, and closes it. */
const use = async <T>(work: (outbox: Outbox) => Promise<T>, opening = open()): Promise<T> => {
	const outbox = await opening;
	try {
		return await work(outbox);
	} finally {
		await outbox.close();
	}
};

beforeEach(async () => {
	parent = mkdtempSync(join(tmpdir(), "outbox-"));
	folder = join(parent, "outbox");
	data = join(folder, "outbox.db");
	lines.length = 0;
	jest.spyOn(console, "error").mockImplementation((line) => lines.push(line));
	await use(async (outbox) => {
		for (let index = 0; index < 30; index += 1) await outbox.accept(entry(String(index)));
	});
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test("its files are the owner's alone, and nothing else in a folder that was there changes its rights", async () => {
	expect([statSync(folder).mode & 0o777, statSync(data).mode & 0o777]).toEqual([0o700, 0o600]);
	const notes = join(parent, "notes.txt");
	writeFileSync(notes, "", { mode: 0o644 });
	chmodSync(parent, 0o755);
	await use((outbox) => outbox.accept(entry("a")), open(parent));
	expect(readdirSync(parent).sort()).toEqual(["notes.txt", "outbox", "outbox.db"]);
	expect([parent, notes, join(parent, "outbox.db")].map((path) => statSync(path).mode & 0o777)).toEqual([0o755, 0o644, 0o600]);
});

test("a folder that can't be one is an error with a remedy", async () => {
	const file = join(parent, "file");
	writeFileSync(file, "");
	await expect(open(join(file, "outbox"))).rejects.toMatchObject({ name: "OutboxError" });
	await expect(open(join(file, "outbox"))).rejects.toThrow(/can't be opened: .*Expected a folder.*OUTBOX_DIR/);
});

test("the folder of an earlier release is refused with what to do, and left as it is", async () => {
	rmSync(data);
	writeFileSync(join(folder, "data.mdb"), "requests");
	await expect(open(folder, true)).rejects.toThrow(/export --json.*import outbox\.json/);
	expect(readdirSync(folder)).toEqual(["data.mdb"]);
});

test.each(["removed", "replaced"])("a folder that's %s while it's open is opened again, and what it had is in it", async (how) => {
	await use(
		async (outbox) => {
			if (how === "removed") rmSync(folder, { recursive: true });
			else {
				renameSync(folder, join(parent, "elsewhere"));
				await use((other) => other.accept(entry("other")));
			}
			expect((await outbox.accept(entry("new"))).kind).toBe("stored");
			expect((await outbox.claim(99, (each) => ({ ...each }))).length).toBe(how === "removed" ? 31 : 32);
		},
		open(folder, true),
	);
	expect((await use((outbox) => outbox.list())).length).toBe(how === "removed" ? 31 : 32);
	expect(lines).toEqual([expect.stringMatching(/^\[forms\] warning: .*was removed or replaced/)]);
});

test("a sound outbox is left as it is, byte for byte", async () => {
	const before = readFileSync(data);
	await use(async () => undefined, open(folder, true));
	expect(readFileSync(data).equals(before)).toBe(true);
	expect([lines, readdirSync(parent)]).toEqual([[], ["outbox"]]);
});

test("a damaged one is moved aside as it is, an empty one with its rights takes its place, and it's said; a link stays", async () => {
	const link = join(parent, "link");
	symlinkSync(folder, link);
	truncateSync(data, 8192);
	chmodSync(folder, 0o750);
	const before = readFileSync(data);
	await expect(open(link)).rejects.toThrow(/is damaged: .*Start the site/);
	expect(await use((outbox) => outbox.list(), open(link, true))).toEqual([]);
	const moved = readdirSync(parent).filter((name) => name.startsWith("outbox."));
	expect(moved).toEqual([expect.stringMatching(/^outbox\.damaged-\d{8}T\d{6}Z$/)]);
	expect(readFileSync(join(parent, moved[0] ?? "", "outbox.db")).equals(before)).toBe(true);
	expect([readdirSync(folder), statSync(folder).mode & 0o777]).toEqual([["outbox.db"], 0o750]);
	expect(lines).toEqual([expect.stringMatching(/^\[forms\] warning: A damaged outbox was moved aside: \/.*outbox\.damaged-.*rescue/)]);
	expect(getDamageWarnings(link)).toEqual([expect.stringMatching(/: outbox\.damaged-/)]);
});

test("missing rights are no damage", () => {
	// Root may read everything: the check runs as another user.
	const asOther = process.getuid?.() === 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : [];
	chmodSync(parent, 0o755);
	chmodSync(folder, 0o777);
	chmodSync(data, 0);
	const script = `require("./src/server/outbox/open.ts").openOutbox({ outboxDir: ${JSON.stringify(folder)} }, { movesDamaged: true }).catch(({ message }) => console.log(message))`;
	const [command = "", ...words] = [...asOther, process.execPath, "--import", "tsx", "-e", script];
	const { stdout } = spawnSync(command, words, { encoding: "utf8", env: { ...process.env, HOME: parent, TMPDIR: tmpdir() } });
	expect(stdout).toMatch(/can't be opened: .*correct the owner/);
	expect(readdirSync(parent)).toEqual(["outbox"]);
});

test("whatever is damaged in the file, it's opened, or it's damage: nothing crashes, and what can be read can be rescued", async () => {
	const whole = readFileSync(data);
	for (let round = 0; round < 60; round += 1) {
		const bytes = Buffer.from(whole);
		const length = [1, 16, 400, 4096, 20_000][round % 5] ?? 1;
		const noise = createHash("shake256", { outputLength: length + 4 })
			.update(`${round}`)
			.digest();
		noise.copy(bytes, noise.readUInt32BE(length) % (bytes.length - length), 0, length);
		writeFileSync(data, bytes);
		try {
			openSound(data).close();
		} catch {
			await expect(open()).rejects.toThrow(/is damaged/);
		}
		expect(readRest(folder).length).toBeLessThanOrEqual(30);
	}
	// A format that SQLite doesn't know, which it says without a code.
	writeFileSync(data, Buffer.from(whole).fill(255, 44, 48));
	await expect(open()).rejects.toThrow(/is damaged/);
	writeFileSync(data, whole.fill(0, Math.floor(whole.length * 0.9)));
	expect(readRest(folder).length).toBeGreaterThan(5);
});
