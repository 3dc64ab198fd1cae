/** Who may send how often: by HTTP, and counted by several servers together in a real PostgreSQL. */
import assert from "node:assert/strict";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { after, it } from "node:test";
import { tsImport } from "tsx/esm/api";
import { during, startOwn } from "../support/during.mjs";
import { startPostgres } from "../support/postgres.mjs";
import { temporaryOutbox } from "../support/serve.mjs";
import { assertLogsHoldNothingSent, message, newKey, post } from "../support/server-forms.mjs";
import { openPlace, readEntries } from "../support/server-outbox.mjs";

const load = (path) => tsImport(`../../src/server/${path}.ts`, import.meta.url);
const { createRateLimit } = await load("rate-limit");
const { openPool } = await load("outbox/postgres");
const { phone } = JSON.parse(readFileSync("content/site.json", "utf8"));

const database = await startPostgres();
after(database.remove);
const behindProxy = { TRUST_PROXY: "1" };
/** A post through our proxy. What a client claims to be doesn't matter. */
const from = (url, address, body = message(), headers = {}) =>
	post(url, body, { headers: { "X-Forwarded-For": `198.51.100.99, 203.0.113.${address}`, ...headers } });
const openConnections = (test, url) => {
	const pool = openPool(url);
	during(test, { stop: () => pool.end() });
	return pool;
};
/** Of a 429, the seconds to wait. */
const waitOf = ({ status, headers }) => {
	assert.equal(status, 429);
	return Number(headers.get("retry-after"));
};

it("a client that posts rubbish too often waits up to a minute, and doesn't block the next one", async (test) => {
	const { url } = await startOwn(test, { ...behindProxy, RATE_LIMIT_CLIENT: "3", RATE_LIMIT_CLIENT_HOURLY: "1" });
	const answers = [await from(url, 1, message({ name: "" })), await from(url, 1, "{"), await from(url, 1, message({ email: "a@" }))];
	assert.deepEqual([...new Set(answers.map(({ status }) => status))], [400]);
	const refused = await from(url, 1);
	const seconds = waitOf(refused);
	assert.ok(Number.isInteger(seconds) && seconds >= 1 && seconds <= 60, `Retry-After: ${seconds}`);
	assert.match(refused.json.message, seconds === 60 ? /in 1 minute,/ : new RegExp(`in ${seconds} seconds?,`));
	assert.equal((await from(url, 2)).status, 202);
	assert.equal((await from(url, 2)).status, 429, "one request an hour is the limit of this server");
});

it("a repeat doesn't count, and is answered also when the limit is reached", async (test) => {
	const { url, folder } = await startOwn(test, { ...behindProxy, RATE_LIMIT_CLIENT_HOURLY: "1" });
	const headers = { "Idempotency-Key": newKey() };
	const first = await from(url, 31, message(), headers);
	assert.equal((await from(url, 31, message(), headers)).json.reference, first.json.reference);
	const refused = await from(url, 31);
	const seconds = waitOf(refused);
	assert.ok(seconds > 60 && seconds <= 3600, `Retry-After: ${seconds}`);
	assert.match(refused.json.message, /^We got too many messages in a short time\. Send it again in \d+ minutes?, or call or text us now\.$/);
	assert.equal((await from(url, 31, message(), headers)).json.reference, first.json.reference);
	assert.equal((await readEntries(folder)).length, 1);
});

it("503 while the outbox can't be opened, which doesn't count: once it can, it's taken", async (test) => {
	const blocked = during(test, temporaryOutbox());
	writeFileSync(blocked.folder, "a file where the folder should be");
	const { url, output } = await startOwn(test, { ...behindProxy, RATE_LIMIT_CLIENT_HOURLY: "1" }, blocked);
	const health = await fetch(`${url}/api/contact-messages`);
	assert.deepEqual([health.status, await health.json()], [503, { ok: false }]);
	for (let time = 0; time < 3; time += 1) {
		const { status, headers, json } = await from(url, 41);
		assert.deepEqual([status, headers.get("retry-after"), json.message.includes(phone.display)], [503, "60", true]);
	}
	assert.match(output(), /\[forms\] .*outbox/);
	rmSync(blocked.folder);
	assert.equal((await from(url, 41)).status, 202);
	assert.equal((await from(url, 41)).status, 429);
});

it("one mailbox gets three acknowledgments a day; what comes after them is taken all the same", async (test) => {
	const { url, folder } = await startOwn(test);
	for (const email of ["limits@example.com", "li.mits@example.com", "limits+1@example.com", "limits@example.com"])
		assert.equal((await post(url, message({ email }))).status, 202);
	const kinds = (await readEntries(folder)).map(({ mails }) => mails.map(({ kind }) => kind).join());
	assert.deepEqual(kinds, [...Array(3).fill("desk,acknowledgment"), "desk"]);
});

it("two servers on one database share the limits", async (test) => {
	const url = await database.createDatabase();
	const env = { ...behindProxy, OUTBOX_URL: url, RATE_LIMIT_CLIENT_HOURLY: "2", LINK_SECRET: "0123456789abcdef0123456789abcdef" };
	const [one, two] = [await startOwn(test, env), await startOwn(test, env)];
	const statuses = [];
	for (const server of [one, two, one]) statuses.push((await from(server.url, 51)).status);
	assert.deepEqual(statuses, [202, 202, 429]);
	assert.equal((await from(two.url, 52)).status, 202);
	const { rows } = await openConnections(test, url).query("select key from rate_limits");
	assert.ok(rows.length >= 2);
	for (const { key } of rows) assert.match(key, /^requests:[\w-]{43}$/, "no address is readable in the database");
});

it("while the database is away each server counts for itself", async (test) => {
	const url = await database.createDatabase();
	const pool = openConnections(test, url);
	await (await openPlace(url, { pool })).close();
	const limit = createRateLimit({ clientRate: 1, clientHourlyRate: 0 }, { pool, secret: "secret" });
	assert.equal(await limit.takePost("a"), 0);
	assert.ok((await limit.takePost("a")) >= 1);
	await database.crash();
	assert.equal(await limit.takePost("b"), 0);
	assert.ok((await limit.takePost("b")) >= 1);
	await database.start();
	assert.equal(await limit.takePost("b"), 0);
});

it("no log of any server holds what a visitor has sent", () => assertLogsHoldNothingSent());
