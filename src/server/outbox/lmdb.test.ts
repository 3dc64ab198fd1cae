import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { open } from "lmdb";
import { computeEntryKey, type NewEntry } from "../requests/entry";
import { openLmdbOutbox } from "./lmdb";
import { type Outbox, OutboxError } from "./outbox";

// What both engines promise is tested in tests/server/outbox.test.mjs.
let folder = "";
let outbox: Outbox;
const entry = (name: string): NewEntry => ({
	key: computeEntryKey("message", "header", name),
	form: "message",
	fingerprint: "f",
	fields: {},
	rows: [{ term: "Name", detail: "Zoë 李" }],
	replyTo: "",
	status: "new",
	mails: [{ kind: "desk", after: 0 }],
});

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "outbox-"));
	outbox = openLmdbOutbox(join(folder, "outbox"));
});
afterEach(async () => {
	await outbox.close();
	rmSync(folder, { recursive: true, force: true });
});

test("its files are the owner's alone", () => {
	expect(statSync(join(folder, "outbox")).mode & 0o777).toBe(0o700);
	for (const file of ["data.mdb", "lock.mdb"]) expect(statSync(join(folder, "outbox", file)).mode & 0o777).toBe(0o600);
});

test("in a folder that was there, nothing else changes its rights", async () => {
	const other = join(folder, "notes.txt");
	writeFileSync(other, "", { mode: 0o644 });
	chmodSync(folder, 0o755);
	const beside = openLmdbOutbox(folder);
	await beside.accept(entry("a"));
	await beside.close();
	expect(readdirSync(folder).sort()).toEqual(["data.mdb", "lock.mdb", "notes.txt", "outbox"]);
	expect([folder, other].map((path) => statSync(path).mode & 0o777)).toEqual([0o755, 0o644]);
	expect(statSync(join(folder, "data.mdb")).mode & 0o777).toBe(0o600);
});

test("a folder that cannot be one is an error with a remedy", () => {
	const file = join(folder, "file");
	writeFileSync(file, "");
	expect(() => openLmdbOutbox(join(file, "outbox"))).toThrow(OutboxError);
	expect(() => openLmdbOutbox(join(file, "outbox"))).toThrow(/can't be opened: .*Expected a folder.*OUTBOX_DIR/);
});

test.each(["removed", "replaced"])("a folder that's %s while it is open takes nothing new, and what it had can still be delivered", async (how) => {
	await outbox.accept(entry("a"));
	if (how === "removed") rmSync(join(folder, "outbox"), { recursive: true });
	else {
		renameSync(join(folder, "outbox"), join(folder, "elsewhere"));
		await openLmdbOutbox(join(folder, "outbox")).close();
	}
	for (const work of [outbox.accept(entry("b")), outbox.probe()]) await expect(work).rejects.toThrow(/was removed or replaced.*restart the site/);
	const claimed = await outbox.claim(9, (each) => each);
	expect(claimed.map(({ key }) => key)).toContain(entry("a").key);
});

test("what an earlier version has stored is upgraded: it's delivered, found and forgotten", async () => {
	await outbox.close();
	rmSync(join(folder, "outbox"), { recursive: true });
	const old = open<unknown, string>({ path: join(folder, "outbox"), noSubdir: false, encoding: "json", maxDbs: 6 });
	const stored = (name: string, changes: object) => ({
		...{ key: name, form: "message", fingerprint: "f", rows: [{ term: "Name", detail: name }], replyTo: "", reference: `AAAA-AAA${name}`, acceptedAt: 1000 },
		...{ state: "waiting", attempts: 0, nextAt: 1000, problem: "", refused: false },
		...changes,
	});
	await old.openDB<unknown, string>("entries", { encoding: "json" }).put("3", stored("3", { attempts: 2, problem: "421 busy", nextAt: 2000 }));
	await old.openDB<unknown, string>("entries", { encoding: "json" }).put("4", stored("4", { state: "delivered", deliveredAt: 3000 }));
	await old.openDB<unknown, [number, string]>("queue", { encoding: "json" }).put([2000, "3"], true);
	await old.close();

	outbox = openLmdbOutbox(join(folder, "outbox"));
	expect((await outbox.claim(9, (each) => each)).map(({ key, mails }) => ({ key, mails }))).toEqual([
		{ key: "3", mails: [{ kind: "desk", state: "waiting", dueFrom: 1000, nextAt: 2000, attempts: 2, problem: "421 busy", refused: false }] },
	]);
	expect(await outbox.findByReference("AAAA-AAA4")).toMatchObject({ key: "4", status: "new", mails: [{ state: "sent", sentAt: 3000 }] });
	expect(await outbox.stats()).toMatchObject({ waiting: 1, oldestDue: 1000, lastSent: 3000 });
	expect(await outbox.purge(0)).toBe(1);
});

test("a file that cannot grow refuses what is too much, keeps what was accepted and ends no process", async () => {
	const script = `
		const { openLmdbOutbox } = require("./src/server/outbox/lmdb.ts");
		const outbox = openLmdbOutbox(${JSON.stringify(join(folder, "outbox"))});
		const accept = (name) => outbox.accept({ key: String(name), form: "message", fingerprint: "f", fields: {}, rows: [{ term: "Name", detail: "x".repeat(900) }], replyTo: "", status: "new", mails: [{ kind: "desk", after: 0 }] });
		const kept = [];
		const problems = [];
		const take = async () => {
			for (let round = 0; round < 60; round += 1) {
				const names = Array.from({ length: 10 }, (_, index) => round * 10 + index);
				await Promise.all(names.map((name) => accept(name).then(() => kept.push(name), (problem) => problems.push(problem))));
			}
		};
		take().then(() => console.log(JSON.stringify({ kept, refused: problems.length, kinds: [...new Set(problems.map(({ name }) => name))] })));
	`;
	// Blocks of 512 bytes. Node ignores the signal that comes with it; writing fails as on a full disk.
	const limited = ["-c", 'ulimit -f 400 && exec "$0" "$@"', process.execPath, "--import", "tsx", "-e", script];
	const { status, stdout, stderr } = spawnSync("sh", limited, { encoding: "utf8" });
	expect(status === 0 ? "" : stderr).toBe("");
	const { kept, refused, kinds } = JSON.parse(stdout) as { kept: number[]; refused: number; kinds: string[] };
	expect(kinds).toEqual(["OutboxError"]);
	expect(kept.length).toBeGreaterThan(20);
	expect(kept.length + refused).toBe(600);
	const there = (await outbox.list()).map(({ key }) => Number(key));
	expect(there.sort((a, b) => a - b)).toEqual(kept.sort((a, b) => a - b));
});
