import { createHealth, type HealthOptions } from "./health";
import type { Outbox } from "./outbox/outbox";

const now = Date.parse("2026-07-06T12:00:00Z");
const minute = 60_000;
let probes = 0;
const calm = { now, waiting: 0, held: 0, unanswered: 0, unreadable: 0, lastSent: null, oldestDue: null as number | null };
let stats = { ...calm };
let fault: Error | undefined;
let logged: string[] = [];
const outbox = {
	proveWritable: async () => {
		probes += 1;
		if (fault) throw fault;
		return true;
	},
	stats: async () => stats,
} as unknown as Outbox;
const create = (changes: Partial<HealthOptions> = {}) =>
	createHealth({
		settings: { outboxUrl: undefined, healthMaxWaitMinutes: 60, unansweredDays: 3 },
		outbox: async () => outbox,
		smtp: () => ({ state: "ok" }),
		warned: [],
		...changes,
	});

beforeEach(() => {
	jest.useFakeTimers();
	[probes, fault, logged] = [0, undefined, []];
	jest.spyOn(console, "error").mockImplementation((line) => logged.push(line));
	stats = { ...calm };
});
afterEach(() => {
	jest.useRealTimers();
	jest.restoreAllMocks();
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

test.each([["requests that can't be read", { unreadable: 1 }, false, /^1 request can't be read/]])("%s", async (_what, changes, ok, warning) => {
	Object.assign(stats, changes);
	const { warnings, ...health } = await create()();
	expect(health.ok).toBe(ok);
	expect(warnings).toEqual(warning ? [expect.stringMatching(warning)] : []);
});

test("warnings that can wait don't make it bad", async () => {
	const checkHealth = create({ smtp: () => ({ state: "failing", problem: "It isn't taken." }), warned: new Set(["A note."]) });
	expect(await checkHealth()).toMatchObject({ ok: true, smtp: "failing", warnings: ["A note.", "It isn't taken."] });
	expect(await create({ smtp: undefined })()).toMatchObject({ ok: true, smtp: "off", warnings: [expect.stringContaining("SMTP_URL")] });
});
