import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { type AlertOptions, createNotifier } from "./alert";
import type { Health } from "./health";

const well: Health = {
	...{ ok: true, outbox: { engine: "sqlite", writable: true }, waiting: 0, oldestWaitingSeconds: null, lastDelivery: null, held: 0, unanswered: 0 },
	...{ smtp: "ok", warnings: [] },
};
const ill: Health = { ...well, ok: false, warnings: ["The disk is full.", "Free some space."] };
const minute = 60_000;

let health = well;
/** What the webhook answers; undefined if it never does. */
let answer: number | undefined = 200;
let told: string[] = [];
let logged: string[] = [];
let hook: Server;

/** A process that checks the health. */
const create = (changes: Partial<AlertOptions> = {}) =>
	createNotifier({
		checkHealth: async () => health,
		url: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/services/secret`,
		site: "Elm",
		...changes,
	});

beforeEach(async () => {
	jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
	[health, answer, told, logged] = [well, 200, [], []];
	jest.spyOn(console, "error").mockImplementation((line) => logged.push(line));
	hook = createServer(async (request, response) => {
		expect(request.headers["content-type"]).toBe("application/json");
		told.push(((await json(request)) as { text: string }).text);
		if (answer !== undefined) response.writeHead(answer).end("ok");
	});
	await once(hook.listen(0, "127.0.0.1"), "listening");
});
afterEach(() => {
	hook.closeAllConnections();
	hook.close();
	jest.useRealTimers();
	jest.restoreAllMocks();
});

test("when health turns bad, once an hour while it is, and when it's good again", async () => {
	const run = create();
	const checkAll = async () => {
		await run();
		jest.advanceTimersByTime(minute);
	};
	await checkAll();
	expect([told, logged]).toEqual([[], []]);
	health = ill;
	await checkAll();
	expect(told).toEqual([expect.stringMatching(/^Elm, server \S+: Something needs attention\. The disk is full\. Free some space\.$/)]);
	expect(logged).toEqual(["[forms] warning: Something needs attention. The disk is full. Free some space."]);
	for (let time = 0; time < 59; time += 1) await checkAll();
	expect(told).toHaveLength(1);
	await checkAll();
	expect(told).toHaveLength(2);
	health = well;
	await checkAll();
	await checkAll();
	expect(told.slice(2)).toEqual([expect.stringMatching(/All is well again/)]);
	expect(logged).toHaveLength(3);
});

test("what the webhook doesn't take is said at the next check", async () => {
	const run = create();
	[health, answer] = [ill, 500];
	await run();
	await run();
	expect(told).toHaveLength(2);
	expect(logged.slice(0, 2)).toEqual([
		expect.stringMatching(/^\[forms\] warning: Something needs attention/),
		expect.stringMatching(/^\[forms\] warning: The alert didn't get to 127\.0\.0\.1:\d+: it answered 500\. Expected .*ALERT_URL/),
	]);
	expect(logged.join()).not.toContain("secret");
	health = well;
	await run();
	// Who wasn't told of the trouble isn't told that it's over.
	expect(told).toHaveLength(2);
	[health, answer] = [ill, 200];
	await run();
	await run();
	expect(told).toHaveLength(3);
});

test("without a webhook the log has it", async () => {
	const run = create({ url: undefined });
	health = ill;
	await run();
	await run();
	expect(logged).toEqual(["[forms] warning: Something needs attention. The disk is full. Free some space."]);
});

test("a webhook that doesn't answer is given up, and told again", async () => {
	const run = create();
	[health, answer] = [ill, undefined];
	const late = new AbortController();
	const limit = jest.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
	const running = run();
	while (told.length === 0) await new Promise(setImmediate);
	late.abort(new Error("The operation timed out"));
	await running;
	limit.mockRestore();
	answer = 200;
	await run();
	expect(told).toHaveLength(2);
	expect(logged[1]).toMatch(/didn't get to .*timed out/);
});
