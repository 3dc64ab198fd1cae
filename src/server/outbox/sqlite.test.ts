import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { computeEntryKey, type NewEntry } from "../requests/entry";
import { type Outbox, openOutbox } from "./outbox";

// What both engines promise is tested in tests/server/outbox.test.mjs, and each kind of damage on the real server in damage.test.mjs.
let parent = "";
let folder = "";
let data = "";
const lines: string[] = [];
const open = (path = folder): Promise<Outbox> => openOutbox({ outboxUrl: undefined, outboxDir: path });
const entry = (name: string): NewEntry => ({
	key: computeEntryKey("message", "header", name),
	form: "message",
	fingerprint: "f",
	fields: {},
	rows: [{ term: "Name", detail: `Zoë 李 ${"x".repeat(500)}` }],
	replyTo: "",
	status: "new",
	mails: ["desk"],
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

test.each(["removed", "replaced"])("once its file is %s while it's open, nothing is stored, and the one that's there is left alone", async (how) => {
	const outbox = await open();
	if (how === "removed") rmSync(folder, { recursive: true });
	else {
		renameSync(folder, join(parent, "elsewhere"));
		await use((other) => other.accept(entry("other")));
	}
	for (const write of [() => outbox.accept(entry("new")), () => outbox.proveWritable()])
		await expect(write()).rejects.toThrow(/can't be used: .*removed or replaced, docs\/booking\.md/);
	await outbox.close();
	expect(existsSync(data) ? await use(async (other) => (await other.list()).length) : 0).toBe(how === "removed" ? 0 : 1);
});

test("a sound outbox is left as it is, byte for byte", async () => {
	const before = readFileSync(data);
	await use(async () => undefined);
	expect(readFileSync(data).equals(before)).toBe(true);
});

test("missing rights are no damage", () => {
	// Root may read everything: the check runs as another user.
	const asOther = process.getuid?.() === 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : [];
	chmodSync(parent, 0o755);
	chmodSync(folder, 0o777);
	chmodSync(data, 0);
	const script = `require("./src/server/outbox/outbox.ts").openOutbox({ outboxDir: ${JSON.stringify(folder)} }).catch(({ message }) => console.log(message))`;
	const [command = "", ...words] = [...asOther, process.execPath, "--import", "tsx", "-e", script];
	const { stdout } = spawnSync(command, words, { encoding: "utf8", env: { ...process.env, HOME: parent, TMPDIR: tmpdir() } });
	expect(stdout).toMatch(/can't be opened: .*correct the owner/);
	expect(readdirSync(parent)).toEqual(["outbox"]);
});

test("whatever is damaged in the file, it's read or refused, and left as it is: nothing crashes", async () => {
	const whole = readFileSync(data);
	let refused = 0;
	for (let round = 0; round < 60; round += 1) {
		const bytes = Buffer.from(whole);
		const length = [1, 16, 400, 4096, 20_000][round % 5] ?? 1;
		const noise = createHash("shake256", { outputLength: length + 4 })
			.update(`${round}`)
			.digest();
		noise.copy(bytes, noise.readUInt32BE(length) % (bytes.length - length), 0, length);
		writeFileSync(data, bytes);
		try {
			expect((await use((outbox) => outbox.list())).length).toBeLessThanOrEqual(30);
		} catch (error) {
			expect(String(error)).toMatch(/can't be (?:opened|used): [\s\S]*put a backup in its place/);
			expect(readFileSync(data).equals(bytes)).toBe(true);
			refused += 1;
		}
	}
	expect(refused).toBeGreaterThan(10);
	// A format that SQLite doesn't know, which it says without a code.
	writeFileSync(data, Buffer.from(whole).fill(255, 44, 48));
	await expect(open()).rejects.toThrow(/can't be opened/);
});
