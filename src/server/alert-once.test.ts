import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { alertOnce } from "./alert";
import type { Health } from "./health";

const good: Health = {
	...{ ok: true, outbox: { engine: "postgres", writable: true }, waiting: 0, oldestWaitingSeconds: null, lastDelivery: null, held: 0 },
	...{ smtp: "ok", warnings: [] },
};
const bad: Health = { ...good, ok: false, warnings: ["A mail has waited for 61 minutes."] };
const received: unknown[] = [];
const logged: string[] = [];
let status = 200;
const webhook = createServer(async (request, response) => {
	received.push(await json(request));
	response.writeHead(status).end();
});
beforeAll(async () => {
	await once(webhook.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => webhook.close());
beforeEach(() => {
	received.length = 0;
	logged.length = 0;
	status = 200;
});
const run = (health: Health, at: string) => {
	const url = `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/secret-path`;
	return alertOnce({ look: async () => health, url, site: "Elm Place", log: (line) => logged.push(line) }, new Date(`2026-11-02T${at}Z`));
};

test("a run says what's wrong in the log each minute, and to the webhook once in a quarter of an hour", async () => {
	for (const at of ["10:14:30", "10:15:02", "10:16:01", "10:30:00"]) await run(bad, at);
	expect(logged).toHaveLength(4);
	expect(received).toHaveLength(2);
	expect(received[0]).toEqual({ text: "Elm Place, scheduled delivery: Something needs attention. A mail has waited for 61 minutes." });
});

test("a run says nothing while all is well", async () => {
	await run(good, "10:15:00");
	expect([logged, received]).toEqual([[], []]);
});

test("a webhook that doesn't take it is a line in the log, without its address", async () => {
	status = 500;
	await run(bad, "10:15:00");
	expect(logged[1]).toContain("it answered 500");
	expect(logged.join()).not.toContain("secret-path");
});
