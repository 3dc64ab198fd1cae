import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { computeEntryKey, type NewEntry } from "./entry";
import { type Lease, type Outbox, OutboxError, openOutbox } from "./lmdb";

const now = Date.parse("2026-11-21T15:00:00Z");
let folder = "";
let outbox: Outbox;
const entry = (name: string, fingerprint = "f"): NewEntry => ({
	key: computeEntryKey("message", "header", name),
	form: "message",
	fingerprint,
	rows: [{ term: "Name", detail: "Zoë 李" }],
	replyTo: "",
});
const reopen = async (): Promise<void> => {
	await outbox.close();
	outbox = openOutbox(folder);
};

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "outbox-"));
	outbox = openOutbox(folder);
});
afterEach(async () => {
	await outbox.close();
	rmSync(folder, { recursive: true, force: true });
});

test("what is accepted is there after the process has gone, with its reference", async () => {
	const accepted = await outbox.accept(entry("a"), now);
	await reopen();
	const [found] = outbox.list();
	expect(accepted).toEqual({ kind: "stored", reference: found?.reference });
	expect(found).toMatchObject({ ...entry("a"), acceptedAt: now, state: "waiting", attempts: 0, nextAt: now });
});

test("the same key is the same request; with another content it is refused", async () => {
	const first = await outbox.accept(entry("a"), now);
	expect(await outbox.accept(entry("a"), now + 1)).toEqual({ kind: "known", reference: first.kind === "conflict" ? "" : first.reference });
	expect(await outbox.accept(entry("a", "other"), now)).toEqual({ kind: "conflict" });
	expect(outbox.list()).toHaveLength(1);
});

test("of twenty at once with one key, one is stored", async () => {
	const accepted = await Promise.all(Array.from({ length: 20 }, () => outbox.accept(entry("a"), now)));
	expect(accepted.filter(({ kind }) => kind === "stored")).toHaveLength(1);
	expect(new Set(accepted.map((one) => (one.kind === "conflict" ? "" : one.reference))).size).toBe(1);
	expect(outbox.list()).toHaveLength(1);
});

test("no two requests have one reference", async () => {
	await outbox.close();
	const drawn = [...Array(8).fill(0.1), ...Array(8).fill(0.1), ...Array(8).fill(0.2)];
	outbox = openOutbox(folder, () => drawn.shift() ?? 0.5);
	const [a, b] = [await outbox.accept(entry("a"), now), await outbox.accept(entry("b"), now)];
	expect(a).not.toEqual(b);
});

test("what is due comes in the order it is due, failures later, the delivered no more", async () => {
	await outbox.accept(entry("a"), now);
	await outbox.accept(entry("b"), now + 10);
	expect(outbox.due(now - 1, 9)).toEqual([]);
	expect(outbox.due(now + 10, 9).map(({ key }) => key)).toEqual([entry("a").key, entry("b").key]);
	expect(outbox.due(now + 10, 1)).toHaveLength(1);
	await outbox.markFailed(entry("a").key, { nextAt: now + 5000, problem: "421 busy", refused: false });
	expect(outbox.due(now + 10, 9).map(({ key }) => key)).toEqual([entry("b").key]);
	expect(outbox.find(entry("a").key)).toMatchObject({ attempts: 1, problem: "421 busy" });
	await outbox.markDelivered(entry("b").key, now + 20);
	expect(outbox.nextDue()).toBe(now + 5000);
	await reopen();
	expect(outbox.due(now + 9999, 9).map(({ key }) => key)).toEqual([entry("a").key]);
	expect(outbox.list("delivered")).toMatchObject([{ key: entry("b").key, deliveredAt: now + 20, attempts: 1 }]);
});

test("the delivered are remembered for their time, then forgotten; what waits never is", async () => {
	await outbox.accept(entry("a"), now);
	await outbox.accept(entry("b"), now);
	await outbox.markDelivered(entry("a").key, now);
	expect(await outbox.purge(now)).toBe(0);
	expect(await outbox.accept(entry("a"), now)).toMatchObject({ kind: "known" });
	expect(await outbox.purge(now + 1)).toBe(1);
	expect(outbox.list().map(({ key }) => key)).toEqual([entry("b").key]);
	expect(await outbox.accept(entry("a"), now)).toMatchObject({ kind: "stored" });
});

test("one delivers: another waits for the end of the lease, or for the owner to be gone", async () => {
	const held = (owner: string, until: number): Lease => ({ owner, pid: 1, host: "h", until });
	const alive = () => false;
	expect(await outbox.lease(held("a", now + 100), now, alive)).toBe(true);
	expect(await outbox.lease(held("b", now + 150), now + 50, alive)).toBe(false);
	expect(await outbox.lease(held("a", now + 150), now + 50, alive)).toBe(true);
	expect(await outbox.lease(held("b", now + 150), now + 50, ({ owner }) => owner === "a")).toBe(true);
	expect(await outbox.lease(held("c", now + 900), now + 151, alive)).toBe(true);
});

test("its files are the owner's alone", () => {
	expect(statSync(folder).mode & 0o777).toBe(0o700);
	for (const file of ["data.mdb", "lock.mdb"]) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
});

test("a folder that cannot be one is an error with a remedy", () => {
	const file = join(folder, "file");
	writeFileSync(file, "");
	expect(() => openOutbox(join(file, "outbox"))).toThrow(OutboxError);
	expect(() => openOutbox(join(file, "outbox"))).toThrow(/can't be opened: .*Expected a folder.*OUTBOX_DIR/);
});

test("a file that cannot grow refuses what is too much, keeps what was accepted and ends no process", () => {
	const script = `
		const { openOutbox } = require("./src/server/outbox/lmdb.ts");
		const outbox = openOutbox(${JSON.stringify(folder)});
		const accept = (name) => outbox.accept({ key: String(name), form: "message", fingerprint: "f", rows: [{ term: "Name", detail: "x".repeat(900) }], replyTo: "" }, 0);
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
	expect(
		outbox
			.list()
			.map(({ key }) => Number(key))
			.sort((a, b) => a - b),
	).toEqual(kept.sort((a, b) => a - b));
});
