import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { startAlerts } from "./alert";
import type { Health } from "./health";

const well: Health = {
	...{ ok: true, outbox: { engine: "sqlite", writable: true }, waiting: 0, oldestWaitingSeconds: null, lastDelivery: null, held: 0 },
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
let alerts: ReturnType<typeof startAlerts> | undefined;

const start = ({ withWebhook = true } = {}): void => {
	const url = withWebhook ? `http://127.0.0.1:${(hook.address() as AddressInfo).port}/services/secret` : undefined;
	alerts = startAlerts({ look: async () => health, url, site: "Elm", now: Date.now, log: (line, level) => logged.push(`${level}: ${line}`) });
};
/** So much time passes, then the look that is due has ended and the next one is planned. */
const pass = async (milliseconds: number): Promise<void> => {
	jest.advanceTimersByTime(milliseconds);
	while (jest.getTimerCount() === 0) await new Promise(setImmediate);
};

beforeEach(async () => {
	jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
	[health, answer, told, logged] = [well, 200, [], []];
	hook = createServer(async (request, response) => {
		let body = "";
		for await (const part of request) body += String(part);
		expect(request.headers["content-type"]).toBe("application/json");
		told.push(JSON.parse(body).text);
		if (answer !== undefined) response.writeHead(answer).end("ok");
	});
	await once(hook.listen(0, "127.0.0.1"), "listening");
});
afterEach(() => {
	alerts?.stop();
	hook.closeAllConnections();
	hook.close();
	jest.useRealTimers();
});

test("when health turns bad, once an hour while it is, and when it's good again", async () => {
	start();
	await pass(5000);
	expect([told, logged]).toEqual([[], []]);
	health = ill;
	await pass(minute);
	expect(told).toEqual([expect.stringMatching(/^Elm, server \S+: Something needs attention\. The disk is full\. Free some space\.$/)]);
	expect(logged).toEqual(["warn: Something needs attention. The disk is full. Free some space."]);
	for (let time = 0; time < 59; time += 1) await pass(minute);
	expect(told).toHaveLength(1);
	await pass(minute);
	expect(told).toHaveLength(2);
	health = well;
	await pass(minute);
	expect(told[2]).toMatch(/All is well again/);
	await pass(minute);
	expect([told.length, logged.length]).toEqual([3, 3]);
});

test("what the webhook doesn't take is said again a minute later, and the log hears of it once", async () => {
	start();
	[health, answer] = [ill, 500];
	await pass(5000);
	await pass(minute);
	expect(told).toHaveLength(2);
	expect(logged).toEqual([
		expect.stringMatching(/^warn: Something needs attention/),
		expect.stringMatching(/^warn: The alert didn't get to 127\.0\.0\.1:\d+: it answered 500\. Expected .*ALERT_URL/),
	]);
	expect(logged.join()).not.toContain("secret");
	answer = 200;
	await pass(minute);
	await pass(minute);
	expect(told).toHaveLength(3);
});

test("a webhook that was never told of the trouble isn't told that it's over; the log is", async () => {
	start();
	[health, answer] = [ill, 500];
	await pass(5000);
	[health, answer] = [well, 200];
	await pass(minute);
	expect(told).toHaveLength(1);
	expect(logged.at(-1)).toMatch(/^info: All is well again/);
});

test("without a webhook the log has it all", async () => {
	start({ withWebhook: false });
	health = ill;
	await pass(5000);
	await pass(minute);
	expect(logged).toEqual(["warn: Something needs attention. The disk is full. Free some space."]);
});

test("a webhook that doesn't answer is given up, and told again", async () => {
	start();
	[health, answer] = [ill, undefined];
	const late = new AbortController();
	const limit = jest.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
	jest.advanceTimersByTime(5000);
	while (told.length === 0) await new Promise(setImmediate);
	expect(limit).toHaveBeenCalledWith(10_000);
	late.abort(new Error("The operation timed out"));
	await pass(0);
	limit.mockRestore();
	answer = 200;
	await pass(minute);
	expect(told).toHaveLength(2);
	expect(logged.at(-1)).toMatch(/didn't get to .*timed out/);
});

test("stopped while a webhook doesn't answer, it's over at once", async () => {
	start();
	[health, answer] = [ill, undefined];
	jest.advanceTimersByTime(5000);
	while (told.length === 0) await new Promise(setImmediate);
	const [socket] = await Promise.all([once(hook, "close"), hook.close(), alerts?.stop()]);
	expect(socket).toEqual([]);
	expect(jest.getTimerCount()).toBe(0);
	expect(logged).toHaveLength(1);
});
