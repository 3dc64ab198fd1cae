import { createHealth, createNotes, type HealthOptions } from "./health";
import type { Outbox } from "./outbox/outbox";

const now = Date.parse("2026-07-06T12:00:00Z");
const minute = 60_000;
let probes = 0;
let stats = { now, waiting: 0, held: 0, oldestDue: undefined as number | undefined, lastSent: undefined as number | undefined };
let fault: Error | undefined;
let clock = 0;
let logged: string[] = [];
const outbox = {
	mark: async () => {
		probes += 1;
		if (fault) throw fault;
	},
	stats: async () => stats,
} as unknown as Outbox;
const create = (changes: Partial<HealthOptions> = {}) =>
	createHealth({
		...{
			outbox: async () => outbox,
			engine: "sqlite",
			maxWaitMs: 60 * minute,
			smtp: () => ({ state: "ok" }),
			notes: () => [],
			damage: () => [],
			cacheMs: 3000,
		},
		...{ now: () => clock, log: (line) => logged.push(line) },
		...changes,
	});

beforeEach(() => {
	[probes, fault, clock, logged] = [0, undefined, 0, []];
	stats = { now, waiting: 0, held: 0, oldestDue: undefined, lastSent: undefined };
});

test("many who ask at once, or within a few seconds, cost one probe", async () => {
	const look = create();
	await Promise.all(Array.from({ length: 50 }, look));
	clock = 2999;
	await look();
	expect(probes).toBe(1);
	clock = 3000;
	await look();
	expect(probes).toBe(2);
});

test.each([
	[-10 * minute, true, null],
	[0, true, null],
	[60 * minute, true, 3600],
	[61 * minute, false, 3660],
])("a mail that's been due for %d ms: ok is %s", async (late, ok, seconds) => {
	Object.assign(stats, { waiting: 1, oldestDue: now - late });
	expect(await create()()).toMatchObject({ ok, waiting: 1, oldestWaitingSeconds: seconds });
});

test("why the outbox can't be written is in the log once, and not in what everybody reads", async () => {
	fault = new Error("The outbox /var/secret can't be written: ENOSPC.");
	const look = create();
	const health = await look();
	expect(health).toMatchObject({ ok: false, outbox: { writable: false }, waiting: null });
	expect(JSON.stringify(health)).not.toContain("secret");
	clock = 10_000;
	await look();
	expect(logged).toEqual([fault.message]);
});

test("a damaged outbox that was moved aside is bad until somebody has dealt with it", async () => {
	let damage = ["A damaged outbox was moved aside."];
	const look = create({ damage: () => damage, cacheMs: 0 });
	expect(await look()).toMatchObject({ ok: false, outbox: { writable: true }, warnings: damage });
	damage = [];
	expect(await look()).toMatchObject({ ok: true, warnings: [] });
});

test("warnings that can wait don't make it bad", async () => {
	const notes = createNotes((line) => logged.push(line));
	for (let time = 0; time < 3; time += 1) notes.add("A note.");
	const look = create({ smtp: () => ({ state: "failing", problem: "It isn't taken." }), notes: notes.all });
	expect(await look()).toMatchObject({ ok: true, smtp: "failing", warnings: ["A note.", "It isn't taken."] });
	expect(logged).toEqual(["A note."]);
	expect(await create({ smtp: undefined })()).toMatchObject({ ok: true, smtp: "off", warnings: [expect.stringContaining("SMTP_URL")] });
});
