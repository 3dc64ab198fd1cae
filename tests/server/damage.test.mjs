/** The real server on an outbox whose file was damaged: nothing is stored or moved, and the commands of docs/booking.md bring back what can be. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { it } from "node:test";
import { during } from "../support/during.mjs";
import { noLimits, noMail, startServer, temporaryOutbox } from "../support/serve.mjs";
import { message, newKey, post } from "../support/server-forms.mjs";
import { newEntry, readEntries, withOutbox } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";

const env = { ...noMail, ...noLimits };
const old = 60;

/** The commands of the documentation, as somebody would paste them, with this test's places. */
const runDocumented = (place, backup) => {
	const [, section] = readFileSync("docs/booking.md", "utf8").split("\n## Damage and backups\n");
	const [, commands] = /```sh\n([\s\S]*?)```/.exec(section);
	const here = commands.replaceAll("/var/lib/elm-place", place).replaceAll(/\/var\/backups\/elm-place\/[\d-]+/g, backup);
	// The service and its user are the machine's; everything else is real.
	const machine = `systemctl() { :; }; chown() { :; }; outbox() ( cd ${process.cwd()}; OUTBOX_DIR=\${OUTBOX_DIR:-${place}/outbox} node dist/outbox.mjs "$@" )\n`;
	return spawnSync("bash", ["-e", "-c", machine + here], { encoding: "utf8", env: { ...process.env, ...env, OUTBOX_URL: "" } });
};

it("with zeros in the middle: forms answer 503 and the file stays as it is, until the documented commands have restored it", async (test) => {
	const { folder } = during(test, temporaryOutbox());
	const parent = dirname(folder);
	const data = join(folder, "outbox.db");
	const [backup, compact] = ["backup", "compact"].map((name) => join(parent, name));
	await withOutbox(folder, async (outbox) => {
		const add = (index) => outbox.accept(newEntry(newKey(), { rows: [{ term: "Message", detail: `Number ${index} ${"é".repeat(index * 50)}` }] }));
		for (let index = 0; index < old; index += 1) await add(index);
		mkdirSync(backup);
		await outbox.backUp(backup);
		for (let index = 0; index < 3; index += 1) await add(index);
		// A compact copy has no free pages, so that any damage is damage to what it holds.
		mkdirSync(compact);
		await outbox.backUp(compact);
	});
	const known = (await readEntries(folder)).map(({ reference }) => reference);
	cpSync(join(compact, "outbox.db"), data);
	const damaged = readFileSync(data);
	writeFileSync(data, damaged.fill(0, Math.floor(damaged.length * 0.3), Math.floor(damaged.length * 0.5)));

	const site = during(test, await startServer({ ...env, OUTBOX_DIR: folder }));
	const refused = await post(site.url, message());
	assert.deepEqual([refused.status, /call or text/.test(refused.json.message)], [503, true]);
	assert.equal((await fetch(`${site.url}/api/health`)).status, 503);
	await until("the log says so", () => /warning: The outbox \S+ can't be opened: [\s\S]*put a backup in its place/.test(site.output()));
	await site.stop();
	assert.deepEqual([readFileSync(data), readdirSync(folder)], [damaged, ["outbox.db"]]);

	const { status, stderr } = runDocumented(parent, backup);
	assert.equal(status, 0, stderr);
	const restored = (await readEntries(folder)).map(({ reference }) => reference);
	assert.equal(new Set(restored).size, restored.length);
	assert.ok(restored.length >= old && restored.every((reference) => known.includes(reference)), `${restored.length} of ${known.length}`);
	const again = during(test, await startServer({ ...env, OUTBOX_DIR: folder }));
	assert.equal((await post(again.url, message())).status, 202);
	assert.equal((await fetch(`${again.url}/api/health`)).status, 200);

	// A backup that's put back under a running site isn't used, and isn't written to.
	renameSync(folder, join(parent, "taken-away"));
	cpSync(backup, folder, { recursive: true });
	const before = readFileSync(data);
	assert.equal((await post(again.url, message())).status, 503);
	assert.match(again.output(), /can't be used: .*removed or replaced/);
	assert.deepEqual(readFileSync(data), before);
});
