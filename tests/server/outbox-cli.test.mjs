/** `npm run outbox` as the build bundles it, on each engine: a folder with SQLite, and a real PostgreSQL. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, describe, it } from "node:test";
import { tsImport } from "tsx/esm/api";
import { startPostgres } from "../support/postgres.mjs";
import { noLimits, noMail, startServer, temporaryOutbox } from "../support/serve.mjs";
import { message, newKey, post } from "../support/server-forms.mjs";
import { readEntries, withOutbox } from "../support/server-outbox.mjs";

const { outboxCommand } = await tsImport("../../src/server/cli/cli.ts", import.meta.url);
const { openOutbox } = await tsImport("../../src/server/outbox/open.ts", import.meta.url);
const { addEvent, markSent, takeLease } = await tsImport("../../src/server/requests/lifecycle.ts", import.meta.url);

const scratch = mkdtempSync(join(tmpdir(), "elm-place-cli-"));
let database;
before(async () => {
	database = await startPostgres();
});
after(async () => {
	await database?.remove();
	rmSync(scratch, { recursive: true, force: true });
});

const secret = "Do you have it in blue?";
const request = (name, changes = {}) => ({
	...{ key: name, form: "message", fingerprint: "f", fields: { message: secret }, rows: [{ term: "Message", detail: secret }], replyTo: "zoe@example.com" },
	...{ status: "new", mails: [{ kind: "desk", after: 0 }] },
	...changes,
});
const isDatabase = (place) => place.startsWith("postgres:");
const variables = (place) => ({ OUTBOX_URL: isDatabase(place) ? place : "", OUTBOX_DIR: isDatabase(place) ? "" : place });
/** `npm run outbox` as a process of its own. */
const runOn = (place, words, input = "") => {
	const env = { ...process.env, NODE_ENV: "", ...variables(place) };
	const { status, stdout, stderr } = spawnSync(process.execPath, ["dist/outbox.mjs", ...words], { env, encoding: "utf8", input });
	return { code: status, out: stdout, error: stderr };
};

/** What the command asks the site for; nothing here depends on it. */
const siteFacts = {
	getMailPlan: () => ({ remindAfterMinutes: 0, timeZone: "America/Chicago", calendar: { hours: [], holidays: [] } }),
	findDeskLink: () => undefined,
};
/** The same command from its source in this process, because a process for each would take most of the time of these tests. */
const runHere = async (place, words) => {
	const written = { out: "", error: "" };
	const write = (stream) => (text) => {
		written[stream] += text;
	};
	const { OUTBOX_URL: outboxUrl, OUTBOX_DIR: outboxDir } = variables(place);
	const address = { outboxUrl: outboxUrl || undefined, outboxDir };
	const code = await outboxCommand(words, { site: { address, ...siteFacts }, open: openOutbox, out: write("out"), error: write("error") });
	return { code, ...written };
};

const engines = {
	sqlite: async () => join(mkdtempSync(join(scratch, "outbox-")), "outbox"),
	postgres: () => database.createDatabase(),
};
const store = (place, ...requests) =>
	withOutbox(place, async (outbox) => {
		const accepted = [];
		for (const each of requests) accepted.push((await outbox.accept(each)).reference);
		return accepted;
	});
/** In one order on both engines: entries of one millisecond come in any. */
const byKey = (entries) => entries.toSorted((a, b) => (a.key < b.key ? -1 : 1));
/** Entries of every kind: waiting, sent and booked, held. @returns their references */
const fill = async (place) => {
	const references = await store(place, request("a"), request("b"), request("c", { status: "held", mails: [] }));
	await withOutbox(place, async (outbox) => {
		await outbox.change("b", (entry, now) => addEvent(markSent(entry, 0, now), { at: now, by: "Maria", status: "booked", note: "Friday" }));
		await outbox.change("a", (entry, now) => takeLease(entry, { owner: "o", pid: 1, host: "h", until: now + 3_600_000 }));
	});
	return references;
};

for (const [engine, createPlace] of Object.entries(engines))
	describe(engine, () => {
		let place;
		const run = (...words) => runHere(place, words);
		beforeEach(async () => {
			place = await createPlace();
		});

		it("lists what waits, what's held and everything, with nothing a visitor wrote", async () => {
			const [a, b, c] = await fill(place);
			const namedIn = ({ code, out }) => {
				assert.equal(code, 0);
				for (const text of [secret, "zoe", "Friday"]) assert.ok(!out.includes(text), text);
				return out.split("\n").flatMap((line) => /^\S{4}-\S{4}/.exec(line)?.[0] ?? []);
			};
			assert.deepEqual(namedIn(runOn(place, [])), [a]);
			assert.deepEqual(namedIn(runOn(place, ["list", "--held"])), [c]);
			assert.deepEqual(namedIn(runOn(place, ["list", "--all"])).sort(), [a, b, c].sort());
		});

		it("a status is stored with who and when, and shown", async () => {
			const [reference] = await store(place, request("a"));
			const from = Date.now();
			const { code, out } = await run("status", reference.toLowerCase(), "contacted", "--by", " Maria ", "--note", "Left a voicemail");
			assert.deepEqual({ code, out }, { code: 0, out: `${reference} is contacted, by Maria. It was new.\n` });
			const [{ status, history }] = await readEntries(place);
			assert.equal(status, "contacted");
			const [{ at, ...event }] = history;
			assert.deepEqual(event, { by: "Maria", status: "contacted", note: "Left a voicemail" });
			assert.ok(Math.abs(at - from) < 60_000);
			assert.match((await run("show", reference)).out, /Status: contacted\n[\s\S]*Z: contacted, by Maria: Left a voicemail\n/);
		});

		it("what's done isn't mailed", async () => {
			const [reference] = await store(place, request("a"));
			assert.equal((await run("done", reference, "--by", "Maria", "--note", "Called")).code, 0);
			const [{ mails, history }] = await readEntries(place);
			assert.deepEqual([mails[0].state, history[0].by, history[0].note], ["dropped", "Maria", "Called"]);
			assert.equal((await run()).out, "Nothing is waiting.\n");
		});

		it("what's erased is gone, and it's said where it may still be", async () => {
			const [a, b] = await store(place, request("a"), request("b"));
			const { code, out } = await run("erase", a);
			assert.equal(code, 0);
			assert.match(out, new RegExp(`^${a} is erased.*mails that were sent, backups, exports`));
			assert.match(out, engine === "sqlite" ? /overwritten/ : /vacuumed/);
			assert.deepEqual(
				(await readEntries(place)).map(({ reference }) => reference),
				[b],
			);
			assert.equal((await run("erase", a)).code, 1);
		});

		it("an export is imported as it was: references, keys, states, history", async () => {
			await fill(place);
			const file = join(scratch, `${engine}.json`);
			writeFileSync(file, (await run("export", "--json")).out);
			for (const prepare of Object.values(engines)) {
				const other = await prepare();
				assert.deepEqual(await runHere(other, ["import", file]), { code: 0, out: "3 requests imported.\n", error: "" });
				// Whoever held the lease has no part in the other outbox.
				const expected = byKey(await readEntries(place)).map(({ lease: _lease, ...entry }) => entry);
				assert.deepEqual(byKey(await readEntries(other)), expected);
				assert.match((await runHere(other, ["import", file])).out, /^0 requests imported\.\n3 requests left as they are/);
				assert.deepEqual(byKey(await readEntries(other)), expected);
			}
		});

		it("a reference that's another request's is reported, and the rest is imported", async () => {
			const [reference] = await store(place, request("a"));
			const exported = JSON.parse((await run("export")).out);
			const [entry] = exported;
			const { code, out } = runOn(
				place,
				["import", "-"],
				JSON.stringify([
					{ ...entry, key: "b" },
					{ ...entry, key: "c", reference: "AAAA-CCCC" },
				]),
			);
			assert.equal(code, 1);
			assert.match(out, new RegExp(`^1 request imported\\.\n1 request not imported.* ${reference}\\.`));
			assert.deepEqual((await readEntries(place)).map(({ key }) => key).sort(), ["a", "c"]);
		});

		it("of a file with one wrong entry nothing is imported, and it's said which", async () => {
			await store(place, request("a"), request("b"));
			const [first, second] = JSON.parse((await run("export")).out);
			const other = await createPlace();
			const { code, error } = runOn(other, ["import", "-"], JSON.stringify([first, { ...second, mails: "none" }]));
			assert.equal(code, 1);
			assert.match(error, new RegExp(`Request 2 of 2 \\(${second.reference}\\) in The input can't be read: mails: .*Nothing was imported`));
			if (engine === "postgres") assert.deepEqual(await readEntries(other), []);
			assert.equal((await runHere(place, ["import", join(scratch, "none.json")])).code, 1);
		});
	});

describe("sqlite alone", () => {
	it("a backup is made beside the running site, holds what it has confirmed, and can be used in its place", async () => {
		const { folder, remove } = temporaryOutbox();
		const site = await startServer({ OUTBOX_DIR: folder, ...noMail, ...noLimits });
		try {
			const target = join(scratch, "backup", "monday");
			const confirmed = [];
			for (let count = 0; count < 5; count += 1) confirmed.push((await post(site.url, message(), { headers: { "Idempotency-Key": newKey() } })).json.reference);
			const busy = Promise.all(Array.from({ length: 20 }, () => post(site.url, message(), { headers: { "Idempotency-Key": newKey() } })));
			const { code, out } = runOn(folder, ["backup", target]);
			assert.equal(code, 0);
			assert.match(out, /is backed up to .*monday\/outbox\.db/);
			await busy;
			assert.deepEqual(readdirSync(target), ["outbox.db"]);
			assert.deepEqual([statSync(target).mode & 0o777, statSync(join(target, "outbox.db")).mode & 0o777], [0o700, 0o600]);

			const again = runOn(folder, ["backup", target]);
			assert.equal(again.code, 1);
			assert.match(again.error, /isn't empty\. Expected a new or an empty folder/);

			const restored = await startServer({ OUTBOX_DIR: target, ...noMail });
			await restored.stop();
			const kept = (await readEntries(target)).map(({ reference }) => reference);
			for (const reference of confirmed) assert.ok(kept.includes(reference), reference);
		} finally {
			await site.stop();
			remove();
		}
	});

	it("a backup holds nothing of what was erased before it", async () => {
		const place = await engines.sqlite();
		const texts = ["short", "long ".repeat(1500)].map((text, index) => `Secret ${index} ${text}`);
		const references = await store(place, ...texts.map((detail, index) => request(`s${index}`, { rows: [{ term: "Message", detail }] })), request("other"));
		for (const reference of references.slice(0, -1)) assert.equal(runOn(place, ["erase", reference]).code, 0);
		const target = join(place, "..", "backup");
		assert.equal(runOn(place, ["backup", target]).code, 0);
		assert.doesNotMatch(readFileSync(join(target, "outbox.db"), "latin1"), /Secret \d/);
		assert.equal((await readEntries(target)).length, 1);
	});

	it("a backup that can't be written leaves nothing", async () => {
		const place = await engines.sqlite();
		await store(place, request("a"));
		const file = join(scratch, "file");
		writeFileSync(file, "");
		const { code, error } = runOn(place, ["backup", join(file, "backup")]);
		assert.equal(code, 1);
		assert.match(error, /file/);
		assert.equal(statSync(file).size, 0);
	});

	it("without an outbox it's said where it was looked for, and none is made", () => {
		const place = join(scratch, "nowhere");
		const { code, error } = runOn(place, ["list"]);
		assert.equal(code, 1);
		assert.match(error, /There's no outbox in .*nowhere.*OUTBOX_DIR/);
		assert.ok(!readdirSync(scratch).includes("nowhere"));
	});
});

describe("postgres alone", () => {
	it("backup names PostgreSQL's own command, which works, and leaves yesterday's backup of a folder alone", async () => {
		const place = await database.createDatabase();
		await store(place, request("a"));
		const folder = join(scratch, "dump");
		mkdirSync(folder);
		writeFileSync(join(folder, "outbox.db"), "yesterday's");
		const { code, error } = runOn(place, ["backup", folder]);
		assert.equal(code, 1);
		const [command] = /umask 077 && pg_dump .*"\$OUTBOX_URL"(?= \()/.exec(error);
		const { status, stderr } = spawnSync("sh", ["-c", command], { env: { ...process.env, OUTBOX_URL: place }, encoding: "utf8" });
		assert.equal(stderr, "");
		assert.equal(status, 0);
		assert.equal(statSync(join(folder, "outbox.dump")).mode & 0o777, 0o600);
		const other = await database.createDatabase();
		const [restore] = /pg_restore .*\.dump(?=\))/.exec(error);
		assert.match(restore, /--no-owner/);
		const restored = spawnSync("sh", ["-c", restore], { env: { ...process.env, OUTBOX_URL: other }, encoding: "utf8" });
		assert.equal(restored.stderr, "");
		assert.deepEqual(await readEntries(other), await readEntries(place));
		assert.deepEqual(readdirSync(folder), ["outbox.db", "outbox.dump"]);
	});

	it("an address that isn't one is said, without its password", () => {
		const env = { ...process.env, OUTBOX_URL: "mysql://u:geheim@127.0.0.1/x", OUTBOX_DIR: "" };
		const { status, stderr } = spawnSync(process.execPath, ["dist/outbox.mjs"], { env, encoding: "utf8" });
		assert.equal(status, 1);
		assert.match(stderr, /OUTBOX_URL isn't the address of a PostgreSQL database/);
		assert.doesNotMatch(stderr, /geheim/);
	});
});

it("npm run outbox says what's missing: a build, or a package", () => {
	const folder = mkdtempSync(join(scratch, "bare-"));
	mkdirSync(join(folder, ".scripts"));
	copyFileSync(".scripts/outbox.mjs", join(folder, ".scripts/outbox.mjs"));
	copyFileSync("package.json", join(folder, "package.json"));
	const start = () => spawnSync(process.execPath, [".scripts/outbox.mjs"], { cwd: folder, encoding: "utf8" });
	assert.deepEqual([start().status, /Run npm run build/.test(start().stderr)], [1, true]);
	mkdirSync(join(folder, "dist"));
	copyFileSync("dist/outbox.mjs", join(folder, "dist/outbox.mjs"));
	assert.deepEqual([start().status, /Run npm ci --omit=dev/.test(start().stderr)], [1, true]);
});

it("what runs on a server imports only packages that npm ci --omit=dev installs", () => {
	const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
	for (const bundle of ["server", "outbox"]) {
		const text = readFileSync(`dist/${bundle}.mjs`, "utf8");
		const imported = [
			...text.matchAll(/^import\b[^"']*["']([^"']+)["']/gm),
			...text.matchAll(/(?:\brequire|createRequire\([^;]*?\)\)|\bimport)\(["']([^"']+)["']\)/g),
		];
		const packages = new Set(
			imported
				.map(([, name]) => name)
				.filter((name) => !/^(?:node:|\.)/.test(name))
				.map((name) =>
					name
						.split("/")
						.slice(0, name.startsWith("@") ? 2 : 1)
						.join("/"),
				),
		);
		for (const known of ["@photostructure/sqlite", "pg", "zod"]) assert.ok(packages.has(known), `${bundle}.mjs imports ${known}`);
		assert.deepEqual(
			[...packages].filter((name) => !(name in dependencies)),
			[],
			bundle,
		);
	}
});
