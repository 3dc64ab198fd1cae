/**
 * Who may send how often: by HTTP, and counted by several servers together in a real PostgreSQL.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { openPool } from "../../src/server/outbox/postgres";
import { createRateLimit } from "../../src/server/rate-limit";
import { during, startOwn, throughout } from "../support/during.mjs";
import { startPostgres } from "../support/postgres.mjs";
import { temporaryOutbox } from "../support/serve.mjs";
import { expectNothingSentInLogs, message, newKey, post } from "../support/server-forms.mjs";
import { openPlace, query, readInquiries } from "../support/server-outbox.mjs";

let database;
beforeAll(async () => {
	database = throughout(await startPostgres());
});
/** Starts a server behind a proxy. */
const start = (env, place) => startOwn(during, { TRUST_PROXY: "1", ...env }, place);
/** A post through our proxy. What a client claims to be doesn't matter. */
const from = (url, address, body = message(), headers = {}) =>
	post(url, body, {
		headers: { "X-Forwarded-For": `198.51.100.99, 203.0.113.${address}`, ...headers },
	});

test("a client that posts rubbish too often, or too many requests, waits; a repeat doesn't count, and the next client isn't blocked", async () => {
	const { url, folder } = await start({ RATE_LIMIT_CLIENT: "5", RATE_LIMIT_CLIENT_HOURLY: "1" });
	for (const body of [message({ name: "" }), "{"])
		expect((await from(url, 1, body)).status).toBe(400);
	const headers = { "Idempotency-Key": newKey() };
	const { reference } = (await from(url, 1, message(), headers)).json;
	expect((await from(url, 1, message(), headers)).json).toEqual({ reference });
	for (const [most, unit] of [
		[3600, "minutes?"],
		[60, "(seconds?|minute)"],
	]) {
		const refused = await from(url, 1);
		expect([refused.status, refused.json.message]).toEqual([
			429,
			expect.stringMatching(new RegExp(`Try again in \\d+ ${unit}, or call or text us`)),
		]);
		const seconds = Number(refused.headers.get("retry-after"));
		expect([seconds, seconds > most / 60 - 60 && seconds <= most]).toEqual([seconds, true]);
	}
	expect((await from(url, 2)).status).toBe(202);
	expect(await readInquiries(folder)).toHaveLength(2);
});

test("503 while the outbox can't be opened, which doesn't count: once it can, it's taken", async () => {
	const { phone } = JSON.parse(readFileSync("content/site.json", "utf8"));
	const blocked = during(temporaryOutbox());
	writeFileSync(blocked.folder, "a file where the folder should be");
	const { url, output } = await start({ RATE_LIMIT_CLIENT_HOURLY: "1" }, blocked);
	const ready = await fetch(`${url}/api/contact-messages`);
	expect([ready.status, await ready.json()]).toEqual([503, { ok: false }]);
	for (let time = 0; time < 3; time += 1) {
		const { status, headers, json } = await from(url, 41);
		expect([status, headers.get("retry-after"), json.message]).toEqual([
			503,
			"60",
			expect.stringContaining(phone.display),
		]);
	}
	expect(output()).toMatch(/\[forms\] .*outbox/);
	rmSync(blocked.folder);
	expect([(await from(url, 41)).status, (await from(url, 41)).status]).toEqual([202, 429]);
});

test("one mailbox gets three acknowledgments a day; what comes after them is taken all the same", async () => {
	const { url, folder } = await start();
	for (const email of [
		"limits@example.com",
		"li.mits@example.com",
		"limits+1@example.com",
		"limits@example.com",
	])
		expect((await post(url, message({ email }))).status).toBe(202);
	const kinds = (await readInquiries(folder)).map(({ mails }) =>
		mails.map(({ kind }) => kind).join(),
	);
	expect(kinds).toEqual([...Array(3).fill("desk,acknowledgment"), "desk"]);
});

test("two servers on one database share the limits, and store no address; while it's away each counts for itself", async () => {
	const url = await database.createDatabase();
	const env = {
		OUTBOX_URL: url,
		RATE_LIMIT_CLIENT_HOURLY: "2",
		LINK_SECRET: "0123456789abcdef0123456789abcdef",
	};
	const [one, two] = [await start(env), await start(env)];
	const statuses = [];
	for (const server of [one, two, one]) statuses.push((await from(server.url, 51)).status);
	expect([...statuses, (await from(two.url, 52)).status]).toEqual([202, 202, 429, 202]);
	const keys = (await query(url, "select key from rate_limits")).map(({ key }) => key);
	expect(keys.filter((key) => /^requests:[\w-]{43}$/.test(key))).toEqual(keys);
	expect(keys).not.toEqual([]);

	jest.spyOn(console, "error").mockImplementation();
	const pool = openPool(url);
	during({ stop: () => pool.end() });
	await (await openPlace(url, { pool })).close();
	const { takePost } = createRateLimit(
		{ clientRate: 1, clientHourlyRate: 0 },
		{ pool, secret: "secret" },
	);
	const isRefusedTheSecondTime = async (who) =>
		expect([await takePost(who), (await takePost(who)) > 0]).toEqual([0, true]);
	await isRefusedTheSecondTime("a");
	await database.crash();
	await isRefusedTheSecondTime("b");
	await database.start();
	expect(await takePost("b")).toBe(0);
});

test("no log of any server holds what a visitor has sent", () => expectNothingSentInLogs());
