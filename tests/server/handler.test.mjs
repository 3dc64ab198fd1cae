/** When the worker that mails is woken: without it a request would wait until the worker looks by itself, up to a minute. */
import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { it } from "node:test";
import { tsImport } from "tsx/esm/api";
import { message, newKey } from "../support/server-forms.mjs";

const { createHandler } = await tsImport("../../src/server/http/request-handler.ts", import.meta.url);
const { forms } = await tsImport("../../src/server/form-definitions.ts", import.meta.url);
const { readSiteContent } = await tsImport("../../src/server/content.ts", import.meta.url);
const content = readSiteContent();

/** Gives a request to the function of a form. @returns what happened in between, in order, and the status */
const handled = async (method, body) => {
	const happened = [];
	const outbox = {
		find: async () => undefined,
		accept: async () => {
			happened.push("stored");
			return { kind: "stored", reference: "AAAA-AAAA" };
		},
	};
	const limit = { takePost: async () => 0, takeRequest: async () => 0 };
	const handle = createHandler(forms.message, {
		...{
			outbox: async () => outbox,
			content: () => content,
			limit,
			trustedProxies: 0,
			desk: { planMails: () => [], findLink: () => undefined },
			now: Date.now,
			log: () => undefined,
		},
		wake: () => happened.push("woken"),
	});
	const headers = { host: "127.0.0.1", "content-type": "application/json", "idempotency-key": newKey() };
	const response = { statusCode: 0, setHeader: () => undefined, end: () => undefined };
	await handle(Object.assign(Readable.from([Buffer.from(JSON.stringify(body))]), { method, headers }), response);
	return { happened, status: response.statusCode };
};

it("a request that was stored wakes the worker", async () => {
	assert.deepEqual(await handled("POST", message()), { happened: ["stored", "woken"], status: 202 });
});

it("a request that was refused does not", async () => {
	assert.deepEqual(await handled("POST", message({ name: "" })), { happened: [], status: 400 });
});
