/** The real server on an outbox whose file was damaged: it starts, takes requests, and keeps what's left of the old ones. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, it } from "node:test";
import { during, startOwn } from "../support/during.mjs";
import { noLimits, noMail, startServer, temporaryOutbox } from "../support/serve.mjs";
import { message, newKey, post } from "../support/server-forms.mjs";
import { newEntry, readEntries, withOutbox } from "../support/server-outbox.mjs";

const env = { ...noMail, ...noLimits };
const requests = 60;
/** An outbox with requests, and a copy of it for each test. */
const whole = temporaryOutbox();
const compact = `${whole.folder}.compact`;
const place = temporaryOutbox();
const data = join(place.folder, "outbox.db");

await withOutbox(whole.folder, async (outbox) => {
	for (let index = 0; index < requests; index += 1)
		await outbox.accept(newEntry(newKey(), { rows: [{ term: "Message", detail: `Number ${index} ${"é".repeat(index * 50)}` }] }));
	// A compact copy has no free pages, so that any damage is damage to what it holds.
	mkdirSync(compact);
	await outbox.backUp(compact);
});
after(() => {
	whole.remove();
	place.remove();
});

const overwrite = (change) => {
	const bytes = readFileSync(data);
	change(bytes);
	writeFileSync(data, bytes);
};
const size = () => readFileSync(data).length;
/** Bytes that look random and are the same in every run. */
const noise = (length) => createHash("shake256", { outputLength: length }).update("noise").digest();
/** How the file is damaged, by name, and how many requests can surely be read after it. */
const damages = {
	"truncated to nothing": [() => truncateSync(data, 0), 0],
	"truncated to 100 bytes": [() => truncateSync(data, 100), 0],
	"truncated to 8192 bytes": [() => truncateSync(data, 8192), 0],
	"truncated to half": [() => truncateSync(data, Math.floor(size() / 2)), 20],
	"with zeros in the middle": [() => overwrite((bytes) => bytes.fill(0, Math.floor(bytes.length * 0.4), Math.floor(bytes.length * 0.6))), 20],
	"with random bytes over its head": [() => overwrite((bytes) => noise(8192).copy(bytes)), 0],
	"with random bytes over its middle": [() => overwrite((bytes) => noise(40_000).copy(bytes, Math.floor(bytes.length / 2))), 20],
};

const damagedFolders = () => readdirSync(dirname(place.folder)).filter((name) => name.startsWith("outbox.damaged-"));
const outboxTool = (words, { dir = place.folder, input = "" } = {}) =>
	spawnSync(process.execPath, ["dist/outbox.mjs", ...words], { env: { ...process.env, ...env, OUTBOX_DIR: dir }, encoding: "utf8", input });
/** Starts the server, has it take a request, and ends it. @returns what it wrote */
const takeOne = async () => {
	const site = await startServer({ ...env, OUTBOX_DIR: place.folder });
	try {
		assert.equal((await post(site.url, message())).status, 202);
		const health = await fetch(`${site.url}/api/health`);
		assert.equal(health.status, 503, "until somebody has dealt with it");
		assert.match((await health.json()).warnings.join(" "), /A damaged outbox was moved aside: outbox\.damaged-\d+T\d+Z\. /);
	} finally {
		await site.stop();
	}
	return site.output();
};

for (const [name, [damage, readable]] of Object.entries(damages))
	it(`${name}: it's moved aside as it is, once, and requests are taken`, async () => {
		rmSync(dirname(place.folder), { recursive: true, force: true });
		mkdirSync(dirname(place.folder));
		cpSync(compact, place.folder, { recursive: true });
		damage();
		const damaged = readFileSync(data);

		const refused = outboxTool(["list"]);
		assert.equal(refused.status, 1);
		assert.match(refused.stderr, /is damaged: [\s\S]*Start the site/);
		assert.deepEqual(readFileSync(data), damaged, "the tool leaves it as it is");

		assert.match(await takeOne(), /warning: A damaged outbox was moved aside: \S+outbox\.damaged-\d+T\d+Z\. /);
		const [moved, ...others] = damagedFolders();
		assert.deepEqual(others, []);
		const aside = join(dirname(place.folder), moved);
		assert.deepEqual(readFileSync(join(aside, "outbox.db")), damaged);

		assert.doesNotMatch(await takeOne(), /damaged/);
		assert.deepEqual(damagedFolders(), [moved]);
		assert.equal((await readEntries(place.folder)).length, 2);
		assert.match(outboxTool(["list"]).stderr, /A damaged outbox was moved aside/, "it stays visible");

		const rescued = outboxTool(["rescue", aside]);
		assert.equal(rescued.status, readable > 0 ? 0 : 1);
		const count = JSON.parse(rescued.stdout).length;
		assert.ok(count >= readable, `${count} of ${requests} requests can be read, at least ${readable} should`);
		console.log(`${name}: ${count} of ${requests} requests were rescued`);
		assert.equal(outboxTool(["import", "-"], { input: rescued.stdout }).status, 0);
		assert.equal((await readEntries(place.folder)).length, 2 + count);
	});

/** A damaged outbox in a place of its own. */
const newDamaged = (test) => {
	const own = during(test, temporaryOutbox());
	cpSync(compact, own.folder, { recursive: true });
	truncateSync(join(own.folder, "outbox.db"), 8192);
	return own;
};

it("a damaged folder that can't be renamed stays, and the form says that nothing can be taken", {
	skip: process.getuid?.() !== 0 && "needs root",
}, async (test) => {
	const { folder } = newDamaged(test);
	// A mount point can't be renamed.
	assert.equal(spawnSync("mount", ["--bind", folder, folder]).status, 0);
	during(test, { stop: () => spawnSync("umount", [folder]) });
	const { url, output } = await startOwn(test, {}, { folder });
	assert.equal((await post(url, message())).status, 503);
	assert.match(output(), /is damaged: .*It can't be renamed .*OUTBOX_DIR/);
	assert.equal(readFileSync(join(folder, "outbox.db")).length, 8192);
});

it("two servers that start at once on a damaged outbox move one folder aside and share the new one", async (test) => {
	const own = newDamaged(test);
	const sites = await Promise.all([1, 2].map(() => startOwn(test, {}, own)));
	for (const { url } of sites) assert.equal((await post(url, message())).status, 202);
	assert.equal((await readEntries(own.folder)).length, 2);
	assert.equal(readdirSync(dirname(own.folder)).length, 2);
});
