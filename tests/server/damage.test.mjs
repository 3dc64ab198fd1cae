/** The real server on an outbox whose file was damaged: it starts, takes requests, and keeps what's left of the old ones. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, it } from "node:test";
import { during, startOwn } from "../support/during.mjs";
import { noLimits, noMail, startServer, temporaryOutbox } from "../support/serve.mjs";
import { message, newKey, post } from "../support/server-forms.mjs";
import { newEntry, readEntries, withOutbox } from "../support/server-outbox.mjs";

const env = { ...noMail, ...noLimits };
const requests = 60;
/** An outbox with requests, and a place for a copy of it. */
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

const damagedFolders = () => readdirSync(dirname(place.folder)).filter((name) => name.startsWith("outbox.damaged-"));
const outboxTool = (words, input = "") =>
	spawnSync(process.execPath, ["dist/outbox.mjs", ...words], { env: { ...process.env, ...env, OUTBOX_DIR: place.folder }, encoding: "utf8", input });
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

// Other kinds of damage: src/server/outbox/sqlite.test.ts.
it("with zeros in the middle: it's moved aside as it is, once, and requests are taken; most of the old ones are rescued", async () => {
	cpSync(compact, place.folder, { recursive: true });
	const damaged = readFileSync(data);
	writeFileSync(data, damaged.fill(0, Math.floor(damaged.length * 0.4), Math.floor(damaged.length * 0.6)));

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
	assert.match(outboxTool(["list"]).stderr, /A damaged outbox was moved aside/, "it stays visible");

	const rescued = outboxTool(["rescue", aside]);
	assert.equal(rescued.status, 0);
	const count = JSON.parse(rescued.stdout).length;
	assert.ok(count >= 20, `${count} of ${requests} requests can be read`);
	assert.equal(outboxTool(["import", "-"], rescued.stdout).status, 0);
	assert.equal((await readEntries(place.folder)).length, 2 + count);
});

it("two servers that start at once on a damaged outbox move one folder aside and share the new one", async (test) => {
	const own = during(test, temporaryOutbox());
	cpSync(compact, own.folder, { recursive: true });
	truncateSync(join(own.folder, "outbox.db"), 8192);
	const sites = await Promise.all([1, 2].map(() => startOwn(test, {}, own)));
	for (const { url } of sites) assert.equal((await post(url, message())).status, 202);
	assert.equal((await readEntries(own.folder)).length, 2);
	assert.equal(readdirSync(dirname(own.folder)).length, 2);
});
