import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHealth, type HealthOptions } from "./health";
import type { Outbox } from "./outbox/outbox";

const now = Date.parse("2026-07-06T12:00:00Z");
const minute = 60_000;
let probes = 0;
let stats = { now, waiting: 0, held: 0, oldestDue: undefined as number | undefined, lastSent: undefined as number | undefined };
let fault: Error | undefined;
let logged: string[] = [];
let parent = "";
const outbox = {
	mark: async () => {
		probes += 1;
		if (fault) throw fault;
	},
	stats: async () => stats,
} as unknown as Outbox;
const create = (changes: Partial<HealthOptions> = {}) =>
	createHealth({
		settings: { outboxUrl: undefined, outboxDir: join(parent, "outbox"), healthMaxWaitMinutes: 60 },
		outbox: async () => outbox,
		smtp: () => ({ state: "ok" }),
		warned: [],
		...changes,
	});

beforeEach(() => {
	jest.useFakeTimers();
	parent = mkdtempSync(join(tmpdir(), "outbox-health-"));
	[probes, fault, logged] = [0, undefined, []];
	jest.spyOn(console, "error").mockImplementation((line) => logged.push(line));
	stats = { now, waiting: 0, held: 0, oldestDue: undefined, lastSent: undefined };
});
afterEach(() => {
	jest.useRealTimers();
	jest.restoreAllMocks();
	rmSync(parent, { recursive: true });
});

test("many who ask at once, or within a few seconds, cost one check", async () => {
	const checkHealth = create();
	await Promise.all(Array.from({ length: 50 }, checkHealth));
	jest.advanceTimersByTime(2999);
	await checkHealth();
	expect(probes).toBe(1);
	jest.advanceTimersByTime(1);
	await checkHealth();
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
	const checkHealth = create();
	const health = await checkHealth();
	expect(health).toMatchObject({ ok: false, outbox: { writable: false }, waiting: null });
	expect(JSON.stringify(health)).not.toContain("secret");
	jest.advanceTimersByTime(10_000);
	await checkHealth();
	expect(logged).toEqual([`[forms] warning: ${fault.message}`]);
});

test("a damaged outbox that was moved aside is bad until somebody has dealt with it", async () => {
	const damaged = join(parent, "outbox.damaged-20261126T120000Z");
	mkdirSync(damaged);
	const checkHealth = create();
	const warnings = [expect.stringMatching(/^A damaged outbox was moved aside: outbox\.damaged-20261126T120000Z\./)];
	expect(await checkHealth()).toMatchObject({ ok: false, outbox: { writable: true }, warnings });
	rmSync(damaged, { recursive: true });
	jest.advanceTimersByTime(3000);
	expect(await checkHealth()).toMatchObject({ ok: true, warnings: [] });
});

test("warnings that can wait don't make it bad", async () => {
	const checkHealth = create({ smtp: () => ({ state: "failing", problem: "It isn't taken." }), warned: new Set(["A note."]) });
	expect(await checkHealth()).toMatchObject({ ok: true, smtp: "failing", warnings: ["A note.", "It isn't taken."] });
	expect(await create({ smtp: undefined })()).toMatchObject({ ok: true, smtp: "off", warnings: [expect.stringContaining("SMTP_URL")] });
});
