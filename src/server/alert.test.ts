import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { createNotifier } from "./alert";
import type { Health } from "./health";

const well: Health = {
	...{ ok: true, outbox: { engine: "sqlite", writable: true }, waiting: 0, oldestWaitingSeconds: null, lastDelivery: null, held: 0, unanswered: 0 },
	...{ smtp: "ok", warnings: [] },
};
const ill: Health = { ...well, ok: false, warnings: ["The disk is full.", "Free some space."] };

let health = well;
/** What the webhook answers. */
let answer = 200;
let told: string[] = [];
let logged: string[] = [];
let hook: Server;
const create = () =>
	createNotifier({ checkHealth: async () => health, url: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/services/secret`, site: "Elm" });

beforeEach(async () => {
	jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
	[health, answer, told, logged] = [well, 200, [], []];
	jest.spyOn(console, "error").mockImplementation((line) => logged.push(line));
	hook = createServer(async (request, response) => {
		told.push(((await json(request)) as { text: string }).text);
		response.writeHead(answer).end("ok");
	});
	await once(hook.listen(0, "127.0.0.1"), "listening");
});
afterEach(() => {
	hook.closeAllConnections();
	hook.close();
	jest.useRealTimers();
	jest.restoreAllMocks();
});

test("it reports when health turns bad, once an hour while it is, and when it's good again", async () => {
	const run = create();
	const check = async (minutes: number) => {
		for (let minute = 0; minute < minutes; minute += 1) {
			await run();
			jest.advanceTimersByTime(60_000);
		}
		return told.length;
	};
	expect(await check(1)).toBe(0);
	health = ill;
	expect([await check(60), await check(1)]).toEqual([1, 2]);
	expect(told[0]).toMatch(/^Elm, server \S+: Something needs attention\. The disk is full\. Free some space\.$/);
	expect(logged[0]).toBe("[forms] warning: Something needs attention. The disk is full. Free some space.");
	health = well;
	expect(await check(2)).toBe(3);
	expect(told[2]).toMatch(/All is well again/);
});

test("what the webhook doesn't take is reported again at the next check, and its address isn't logged", async () => {
	const run = create();
	[health, answer] = [ill, 500];
	await run();
	await run();
	expect(told).toHaveLength(2);
	expect(logged[1]).toMatch(/^\[forms\] warning: The alert didn't get to 127\.0\.0\.1:\d+: it answered 500\. Expected .*ALERT_URL/);
	expect(logged.join()).not.toContain("secret");
	answer = 200;
	await run();
	await run();
	expect(told).toHaveLength(3);
});
