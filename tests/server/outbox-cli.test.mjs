/** `npm run outbox` as the build bundles it, beside a running site and on each engine. What its commands do and print: src/server/cli. */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { after, it } from "node:test";
import { during, startOwn } from "../support/during.mjs";
import { startPostgres } from "../support/postgres.mjs";
import { temporaryOutbox } from "../support/serve.mjs";
import { message, post } from "../support/server-forms.mjs";
import { newEntry, readEntries, withOutbox } from "../support/server-outbox.mjs";

const scratch = mkdtempSync(join(tmpdir(), "elm-place-cli-"));
const database = await startPostgres();
after(async () => {
	await database.remove();
	rmSync(scratch, { recursive: true, force: true });
});

const secret = "Do you have it in blue?";
const request = (key, changes) =>
	newEntry(key, { fields: { message: secret }, rows: [{ term: "Message", detail: secret }], replyTo: "zoe@example.com", ...changes });
/** Runs a command on an outbox. */
const run = async (place, words, input = "") => {
	const address = place.includes("://") ? { OUTBOX_URL: place, OUTBOX_DIR: "" } : { OUTBOX_URL: "", OUTBOX_DIR: place };
	const env = { ...process.env, ...address, NODE_ENV: "", LINK_SECRET: "0123456789abcdef0123456789abcdef" };
	// The site's connections go on meanwhile, however long it takes.
	const child = spawn(process.execPath, ["dist/outbox.mjs", ...words], { env });
	child.stdin.end(input);
	const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
	return { code, out, error };
};

const newFolder = () => join(mkdtempSync(join(scratch, "outbox-")), "outbox");
const store = (place, ...requests) =>
	withOutbox(place, async (outbox) => {
		const accepted = [];
		for (const each of requests) accepted.push((await outbox.accept(each)).reference);
		return accepted;
	});

it("a backup is made beside the running site, holds what it has confirmed and nothing that was erased, and can be used in its place", async (test) => {
	const { folder } = during(test, temporaryOutbox());
	const texts = ["short", "long ".repeat(1500)].map((text, index) => `Secret ${index} ${text}`);
	const references = await store(folder, ...texts.map((detail, index) => request(`s${index}`, { rows: [{ term: "Message", detail }] })));
	const site = await startOwn(test, {}, { folder });
	for (const reference of references) assert.equal((await run(folder, ["erase", reference])).code, 0);
	const target = join(scratch, "backup", "monday");
	const confirmed = [];
	for (let count = 0; count < 5; count += 1) confirmed.push((await post(site.url, message())).json.reference);
	const busy = Promise.all(Array.from({ length: 20 }, () => post(site.url, message())));
	const { code, out } = await run(folder, ["backup", target]);
	assert.equal(code, 0);
	assert.match(out, /is backed up to .*monday\/outbox\.db/);
	await busy;
	assert.deepEqual(readdirSync(target), ["outbox.db"]);
	assert.deepEqual([statSync(target).mode & 0o777, statSync(join(target, "outbox.db")).mode & 0o777], [0o700, 0o600]);
	for (const place of [folder, target]) assert.doesNotMatch(readFileSync(join(place, "outbox.db"), "latin1"), /Secret \d/);

	const byNpm = { env: { ...process.env, OUTBOX_URL: "", OUTBOX_DIR: folder }, encoding: "utf8" };
	assert.match(spawnSync("npm", ["run", "-s", "outbox", "--", "export", "--csv"], byNpm).stdout, /^\uFEFF"Reference",/);
	const again = await run(folder, ["backup", target]);
	assert.equal(again.code, 1);
	assert.match(again.error, /can't be copied to .*exist/);

	await (await startOwn(test, {}, { folder: target })).stop();
	const kept = (await readEntries(target)).map(({ reference }) => reference);
	for (const reference of confirmed) assert.ok(kept.includes(reference), reference);
});

it("what can't be done is said, with no password, and leaves nothing", async () => {
	const place = newFolder();
	await store(place, request("a"));
	const file = join(scratch, "file");
	writeFileSync(file, "");
	for (const [where, words, why] of [
		[place, ["backup", join(file, "backup")], /file/],
		[place, ["import", join(scratch, "none.json")], /none\.json can't be read/],
		[join(scratch, "nowhere"), ["export", "--json"], /There's no outbox in .*nowhere.*OUTBOX_DIR/],
		["mysql://u:geheim@127.0.0.1/x", ["export", "--json"], /OUTBOX_URL isn't the address of a PostgreSQL database/],
	]) {
		const { code, error } = await run(where, words);
		assert.equal(code, 1);
		assert.match(error, why);
		assert.doesNotMatch(error, /geheim/);
	}
	assert.equal(statSync(file).size, 0);
	assert.ok(!readdirSync(scratch).includes("nowhere"));
});

it("of a database, backup names PostgreSQL's own command, which works, and leaves yesterday's backup of a folder alone", async () => {
	const place = await database.createDatabase();
	await store(place, request("a"));
	const folder = join(scratch, "dump");
	mkdirSync(folder);
	writeFileSync(join(folder, "outbox.db"), "yesterday's");
	const { code, error } = await run(place, ["backup", folder]);
	assert.equal(code, 1);
	const other = await database.createDatabase();
	for (const [url, named] of [
		[place, /umask 077 && pg_dump .*"\$OUTBOX_URL"(?= \()/],
		[other, /pg_restore .*--no-owner .*\.dump(?=\))/],
	]) {
		const [command] = named.exec(error);
		const { status, stderr } = spawnSync("sh", ["-c", command], { env: { ...process.env, OUTBOX_URL: url }, encoding: "utf8" });
		assert.deepEqual([status, stderr], [0, ""], command);
	}
	assert.equal(statSync(join(folder, "outbox.dump")).mode & 0o777, 0o600);
	assert.deepEqual(await readEntries(other), await readEntries(place));
	assert.deepEqual(readdirSync(folder), ["outbox.db", "outbox.dump"]);
});

it("what runs on a server imports only packages that npm ci --omit=dev installs", () => {
	const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
	for (const bundle of ["server", "outbox"]) {
		const text = readFileSync(`dist/${bundle}.mjs`, "utf8");
		const imported = [
			...text.matchAll(/^import\b[^"']*["']([^"']+)["']/gm),
			...text.matchAll(/(?:\brequire|createRequire\([^;]*?\)\)|\bimport)\(["']([^"']+)["']\)/g),
		];
		const names = imported.map(([, name]) => name).filter((name) => !/^(?:node:|\.)/.test(name));
		const packages = new Set(names.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)[0]));
		for (const known of ["@photostructure/sqlite", "pg", "zod"]) assert.ok(packages.has(known), `${bundle}.mjs imports ${known}`);
		assert.deepEqual(
			[...packages].filter((name) => !(name in dependencies)),
			[],
			bundle,
		);
	}
});
