import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkForDamage, listDamaged } from "./damage";
import { openLmdbOutbox } from "./lmdb";
import { verifyFolder } from "./verify";

// Each kind of damage, on the real server: tests/server/damage.test.mjs.
let parent = "";
let folder = "";
let data = "";
const lines: string[] = [];
const check = (moves: boolean, path = folder) => checkForDamage(path, { moves, log: (line, level) => lines.push(`${level}: ${line}`) });

beforeEach(async () => {
	parent = mkdtempSync(join(tmpdir(), "outbox-damage-"));
	folder = join(parent, "outbox");
	data = join(folder, "data.mdb");
	lines.length = 0;
	const outbox = openLmdbOutbox(folder);
	for (let index = 0; index < 30; index += 1)
		await outbox.accept({
			...{ key: `k${index}`, form: "message", fingerprint: "f", fields: {}, replyTo: "", status: "new", mails: [] },
			rows: [{ term: "Message", detail: "x".repeat(500) }],
		});
	await outbox.close();
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test("a sound outbox is left as it is, byte for byte, also while another process has it open", async () => {
	const before = readFileSync(data);
	await check(true);
	const outbox = openLmdbOutbox(folder);
	await check(true);
	expect(readFileSync(data).equals(before)).toBe(true);
	await outbox.probe();
	await outbox.close();
	expect([lines, listDamaged(folder), readdirSync(parent)]).toEqual([[], [], ["outbox"]]);
});

test("a damaged one is moved aside as it is, an empty one with its rights takes its place, and it's said", async () => {
	truncateSync(data, 8192);
	chmodSync(folder, 0o750);
	const before = readFileSync(data);
	await check(true);
	const [moved = ""] = listDamaged(folder);
	expect(moved).toMatch(/\/outbox\.damaged-\d{8}T\d{6}Z$/);
	expect(readFileSync(join(moved, "data.mdb")).equals(before)).toBe(true);
	expect([readdirSync(folder), statSync(folder).mode & 0o777]).toEqual([[], 0o750]);
	expect(lines).toEqual([expect.stringMatching(/^warn: A damaged outbox was moved aside: .*outbox\.damaged-.*rescue/)]);
	await check(true);
	expect(listDamaged(folder)).toEqual([moved]);
});

test("behind a link, the folder is moved and the link stays", async () => {
	const link = join(parent, "link");
	symlinkSync(folder, link);
	truncateSync(data, 100);
	await check(true, link);
	expect(listDamaged(link)).toEqual([expect.stringContaining("outbox.damaged-")]);
	await openLmdbOutbox(link).close();
	expect(readdirSync(folder)).toContain("data.mdb");
});

test("who doesn't move it is told what's wrong", async () => {
	truncateSync(data, 0);
	await expect(check(false)).rejects.toThrow(/is damaged: .*Start the site/);
	expect([statSync(data).size, listDamaged(folder)]).toEqual([0, []]);
});

test("missing rights are no damage", async () => {
	// Root may read everything: the check runs as another user.
	const asOther = process.getuid?.() === 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : [];
	chmodSync(parent, 0o755);
	chmodSync(folder, 0o755);
	chmodSync(data, 0);
	const script = `require("./src/server/outbox/verify.ts").verifyFolder(${JSON.stringify(folder)}).then((verdict) => console.log(JSON.stringify(verdict)))`;
	const [command = "", ...words] = [...asOther, process.execPath, "--import", "tsx", "-e", script];
	const { stdout, stderr } = spawnSync(command, words, { encoding: "utf8", env: { ...process.env, HOME: parent, TMPDIR: tmpdir() } });
	expect(stderr).toBe("");
	expect(JSON.parse(stdout)).toEqual({ kind: "unavailable", reason: expect.stringMatching(/permission denied/i) });
});

test("a folder that isn't there, or has no outbox, is no damage, and nothing is left of the trial", async () => {
	const empty = join(parent, "empty");
	mkdirSync(empty);
	for (const path of [empty, join(parent, "none")]) {
		await check(true, path);
		expect(readdirSync(path)).toEqual([]);
	}
	expect(listDamaged(empty)).toEqual([]);
});

test("what can't be checked isn't moved: lmdb isn't found", async () => {
	truncateSync(data, 8192);
	const before = process.cwd();
	process.chdir(parent);
	try {
		await expect(check(true)).rejects.toThrow(/can't be checked: Cannot find module 'lmdb'/);
	} finally {
		process.chdir(before);
	}
	expect(listDamaged(folder)).toEqual([]);
});

test("nothing an entry holds is in a reason", async () => {
	const file = readFileSync(data);
	for (let place = file.indexOf('{"key"'); place >= 0; place = file.indexOf('{"key"', place + 1)) file.write("{'", place);
	writeFileSync(data, file);
	expect(await verifyFolder(folder)).toEqual({ kind: "damaged", reason: "an entry isn't JSON" });
});
