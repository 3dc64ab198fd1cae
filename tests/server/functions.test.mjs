/** The forms' functions as Gatsby bundles them, where no file outlives a request: in a folder of their own, with no package to load. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { after, describe, it } from "node:test";
import pg from "pg";
import { startPostgres } from "../support/postgres.mjs";
import { noLimits, noMail, startListening } from "../support/serve.mjs";
import { appointment, assertLogsHoldNothingSent, message, newKey, paths, post, postPlain } from "../support/server-forms.mjs";
import { readEntries } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";
import { startMailServer } from "../support/smtp.mjs";

/** Lambda's variables, and nothing of this machine's settings. */
const lambda = { AWS_LAMBDA_FUNCTION_NAME: "forms", OUTBOX_URL: "", OUTBOX_DIR: "", ...noMail, ...noLimits };
const running = [];
/** A function in a folder as it has it, with content/ or without. The file of each endpoint is alone there: nothing may need what the bundler writes beside it. */
const start = async (env, { content = true } = {}) => {
	if (!existsSync(".cache/functions/contact-messages.js")) throw new Error("There are no bundled functions in .cache/functions. Run npm run build first.");
	const root = mkdtempSync(join(tmpdir(), "elm-place-functions-"));
	mkdirSync(join(root, "functions"));
	for (const path of [...Object.values(paths), "/api/request"])
		cpSync(`.cache/functions/${basename(path)}.js`, join(root, "functions", `${basename(path)}.js`));
	if (content) cpSync("content", join(root, "content"), { recursive: true, filter: (path) => !path.startsWith(join("content", "media")) });
	const forms = await startListening([resolve("tests/support/run-functions.mjs"), join(root, "functions")], { cwd: root, env: { ...lambda, ...env } });
	running.push({ ...forms, root });
	return forms;
};
after(async () => {
	for (const { kill, root } of running) {
		await kill();
		rmSync(root, { recursive: true, force: true });
	}
});

const get = (forms, path, headers = {}) => fetch(forms.url + path, { headers });

const database = await startPostgres();
const mailServer = await startMailServer();
const url = await database.createDatabase();
after(async () => {
	await mailServer.remove();
	await database.remove();
});

describe("without a database", () => {
	it("every function answers 503 by design, for a script and for a person, and the log says once what to set", async () => {
		const forms = await start({}, { content: false });
		for (const [name, body] of Object.entries({ message: message(), appointment: appointment() })) {
			const path = paths[name];
			const asked = await get(forms, path);
			assert.equal(asked.status, 503);
			assert.ok(Number(asked.headers.get("retry-after")) > 0);
			assert.equal((await asked.json()).ok, false);
			const scripted = await post(forms.url, body, { path });
			assert.equal(scripted.status, 503);
			assert.match(scripted.json.message, /call, text or email/);
			const plain = await postPlain(forms.url, body, { path });
			assert.equal(plain.status, 503);
			assert.match(plain.text, /<h1[^>]*>This form isn’t available right now<\/h1>.*href="\/contact"/);
		}
		assert.equal(forms.output().match(/OUTBOX_URL isn't set/g).length, 1, forms.output());
		assert.match(forms.output(), /Expected postgres:\/\//);
	});
});

describe("with a database", async () => {
	const forms = await start({ OUTBOX_URL: url, LINK_SECRET: "0123456789abcdef0123456789abcdef" });
	const ask = async (work) => {
		const client = new pg.Client({ connectionString: url });
		await client.connect();
		try {
			return await work(client);
		} finally {
			await client.end();
		}
	};
	/** One run of the scheduled delivery. @returns its exit code and output */
	const deliver = async (env = {}) => {
		const all = { ...process.env, ...lambda, OUTBOX_URL: url, ...mailServer.env, ...env };
		const child = spawn(process.execPath, ["dist/deliver.mjs"], { env: all, stdio: ["ignore", "ignore", "pipe"] });
		const [output, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
		return { code, output };
	};
	/** On a slow machine, a run may give up a connection. */
	const deliverAll = () =>
		until("a run has ended well, and nothing waits", async () => {
			const { code } = await deliver();
			return code === 0 && (await readEntries(url)).every(({ mails }) => mails.every(({ state }) => state === "sent"));
		});

	it("they take requests, and the same key gets the same reference", async () => {
		assert.deepEqual(await (await get(forms, paths.message)).json(), { ok: true });
		const key = newKey();
		const [first, second] = [
			await post(forms.url, message(), { headers: { "Idempotency-Key": key } }),
			await post(forms.url, message(), { headers: { "Idempotency-Key": key } }),
		];
		assert.deepEqual([first.status, second.status], [202, 202]);
		assert.equal(second.json.reference, first.json.reference);
		assert.equal((await get(forms, first.json.link)).status, 200, "the visitor's own link");
		const plain = await postPlain(forms.url, appointment(), { path: paths.appointment });
		assert.equal(plain.status, 202);
		const [stored, other] = await readEntries(url);
		assert.equal(stored.reference, first.json.reference);
		assert.ok(plain.text.includes(other.reference));
	});

	it("one run of the delivery mails what waits, once, and so do two at the same time; what nobody can mail waits", async () => {
		const copiesOf = ({ json }) => mailServer.messages.filter(({ reference }) => reference === json.reference).length;
		const first = await post(forms.url, message({ message: "Is it mailed from time to time?" }));
		const without = await deliver(noMail);
		assert.equal(without.code, 0);
		assert.match(without.output, /SMTP_URL and SMTP_TO aren't both set/);
		assert.equal(mailServer.messages.length, 0);
		await deliverAll();
		assert.equal(copiesOf(first), 1);
		const sent = await Promise.all(Array.from({ length: 6 }, (_, index) => post(forms.url, message({ message: `Number ${index} of some` }))));
		await Promise.all([deliver(), deliver()]);
		await deliverAll();
		assert.deepEqual([first, ...sent].map(copiesOf), Array(7).fill(1));
	});

	it("the delivery says what is wrong and fails, so that cron or Netlify shows it", async () => {
		const { code, output } = await deliver({ OUTBOX_URL: "postgres://user:secret-word@127.0.0.1:1/outbox" });
		assert.equal(code, 1);
		assert.match(output, /127\.0\.0\.1:1\/outbox can't be opened/);
		assert.ok(!output.includes("secret-word"));
	});

	it("a process that is frozen after an answer holds no connection, and takes the next request after the database was started anew", async () => {
		await Promise.all(Array.from({ length: 5 }, () => post(forms.url, message({ message: "How many at once?" }))));
		process.kill(forms.pid, "SIGSTOP");
		const count = () => ask(async (client) => (await client.query("select from pg_stat_activity where application_name = 'elm-place'")).rowCount);
		await until("no connection is open", async () => (await count()) === 0);
		await database.crash();
		await database.start();
		process.kill(forms.pid, "SIGCONT");
		assert.equal((await post(forms.url, message())).status, 202);
	});

	it("a database that doesn't answer is 503 in the form's own words, and the next request is taken again", async () => {
		await ask(async (client) => {
			await client.query("begin");
			await client.query("lock table requests");
			const { status, json } = await post(forms.url, message());
			assert.equal(status, 503);
			assert.match(json.message, /We couldn’t save your request/);
			await client.query("rollback");
		});
		assert.equal((await post(forms.url, message())).status, 202);
	});

	it("visitors are told apart by the address that Netlify names, whatever they claim", async () => {
		const strict = await start({ OUTBOX_URL: url, RATE_LIMIT_CLIENT: "1" });
		const from = (address, claimed) =>
			post(strict.url, message(), { headers: { "X-Nf-Client-Connection-Ip": address, "X-Forwarded-For": `${claimed}, 100.64.0.7` } });
		assert.equal((await from("203.0.113.1", "203.0.113.9")).status, 202);
		assert.equal((await from("203.0.113.2", "203.0.113.9")).status, 202);
		assert.equal((await from("203.0.113.1", "203.0.113.8")).status, 429);
	});

	it("the logs hold nothing that was sent", () => {
		assertLogsHoldNothingSent();
		for (const { output } of running) assert.doesNotMatch(output(), /sqlite|Cannot find module/);
	});
});
