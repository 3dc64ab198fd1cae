import { createHealth } from "./health";
import type { Outbox } from "./outbox/outbox";

const now = Date.parse("2026-07-06T12:00:00Z");
const minute = 60_000;
let stats = {
	now,
	waiting: 0,
	held: 0,
	unanswered: 0,
	unreadable: 0,
	oldestDue: null as number | null,
};
const proveWritable = jest.fn();
const outbox = { proveWritable, stats: async () => stats } as unknown as Outbox;
const create = (changes: Partial<Parameters<typeof createHealth>[0]> = {}) =>
	createHealth({
		settings: { outboxUrl: undefined, healthMaxWaitMinutes: 60, unansweredDays: 3 },
		outbox: async () => outbox,
		smtp: () => ({ state: "ok" }),
		warned: [],
		...changes,
	});

beforeEach(() => {
	jest.useFakeTimers();
	proveWritable.mockReset();
});
afterEach(() => jest.useRealTimers());

test("many who ask within a few seconds cost one check", async () => {
	const checkHealth = create();
	await Promise.all([checkHealth(), checkHealth()]);
	jest.advanceTimersByTime(2999);
	await checkHealth();
	expect(proveWritable).toHaveBeenCalledTimes(1);
	jest.advanceTimersByTime(1);
	await checkHealth();
	expect(proveWritable).toHaveBeenCalledTimes(2);
});

test.each([
	[
		"a mail that's late",
		{ oldestDue: now - 60 * minute },
		{ ok: true, oldestWaitingSeconds: 3600, warnings: [] },
	],
	[
		"one that's too late",
		{ oldestDue: now - 61 * minute },
		{ ok: false, warnings: [expect.stringMatching(/waited for 61 minutes/)] },
	],
	[
		"a request that can't be read",
		{ unreadable: 1 },
		{ ok: false, warnings: [expect.stringMatching(/^1 request can't be read/)] },
	],
	[
		"one that nobody answers",
		{ unanswered: 1 },
		{ ok: true, warnings: [expect.stringContaining("unanswered for more than 3 days")] },
	],
])("%s", async (_what, changes, expected) => {
	stats = {
		now,
		waiting: 0,
		held: 0,
		unanswered: 0,
		unreadable: 0,
		oldestDue: null,
		...changes,
	};
	expect(await create()()).toMatchObject(expected);
});

test("only the log says, once, why the outbox can't be written", async () => {
	const log = jest.spyOn(console, "error").mockReturnValue();
	const message = "The outbox /var/secret can't be written: ENOSPC.";
	proveWritable.mockRejectedValue(new Error(message));
	const checkHealth = create();
	const health = await checkHealth();
	expect(health).toMatchObject({ ok: false, outbox: { writable: false }, waiting: null });
	expect(JSON.stringify(health)).not.toContain("secret");
	jest.advanceTimersByTime(10_000);
	await checkHealth();
	expect(log.mock.calls).toEqual([[`[forms] warning: ${message}`]]);
	log.mockRestore();
});
