/**
 * The real server on an outbox whose file was damaged: nothing is stored or moved, and the commands
 * of docs/booking.md bring back what can be.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { during, startOwn } from "../support/during.mjs";
import { newInquiry } from "../support/new-inquiry";
import { temporaryOutbox } from "../support/serve.mjs";
import { message, newKey, post } from "../support/server-forms.mjs";
import { readInquiries, withOutbox } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";

/** The commands of the documentation, as somebody would paste them, with this test's places. */
const runDocumented = (place, backup) => {
	const [, section] = readFileSync("docs/booking.md", "utf8").split("\n## Damage and backups\n");
	const [, commands] = /```sh\n([\s\S]*?)```/.exec(section);
	const here = commands
		.replaceAll("/var/lib/elm-place", place)
		.replaceAll(/\/var\/backups\/elm-place\/[\d-]+/g, backup);
	// The service and its user are the machine's; everything else is real.
	const machine = `systemctl() { :; }; chown() { :; }; outbox() ( cd ${process.cwd()}; OUTBOX_DIR=\${OUTBOX_DIR:-${place}/outbox} node dist/outbox.mjs "$@" )\n`;
	return spawnSync("bash", ["-e", "-c", machine + here], {
		encoding: "utf8",
		env: { ...process.env, OUTBOX_URL: "" },
	});
};

test("a damaged file: forms answer 503 and it stays as it is, until the documented commands have restored it", async () => {
	const old = 60;
	const place = during(temporaryOutbox());
	const { folder } = place;
	const parent = dirname(folder);
	const data = join(folder, "outbox.db");
	const [backup, compact] = ["backup", "compact"].map((name) => join(parent, name));
	await withOutbox(folder, async (outbox) => {
		const add = (index) =>
			outbox.accept(
				newInquiry({
					key: newKey(),
					rows: [{ term: "Message", detail: `Number ${index} ${"é".repeat(index * 50)}` }],
				}),
			);
		for (let index = 0; index < old; index += 1) await add(index);
		mkdirSync(backup);
		await outbox.backUp(backup);
		for (let index = 0; index < 3; index += 1) await add(index);
		// A compact copy has no free pages, so that any damage is damage to what it holds.
		mkdirSync(compact);
		await outbox.backUp(compact);
	});
	const listReferences = async () =>
		(await readInquiries(folder)).map(({ reference }) => reference);
	const known = await listReferences();
	const damaged = readFileSync(join(compact, "outbox.db"));
	writeFileSync(
		data,
		damaged.fill(0, Math.floor(damaged.length * 0.3), Math.floor(damaged.length * 0.5)),
	);

	const site = await startOwn(during, {}, place);
	const refused = await post(site.url, message());
	expect([refused.status, refused.json.message]).toEqual([
		503,
		expect.stringMatching(/call or text/),
	]);
	expect((await fetch(`${site.url}/api/health`)).status).toBe(503);
	await until("the log says so", () =>
		/warning: The outbox \S+ can't be opened: [\s\S]*put a backup in its place/.test(site.output()),
	);
	await site.stop();
	expect([readFileSync(data).equals(damaged), readdirSync(folder)]).toEqual([true, ["outbox.db"]]);

	const { status, stderr } = runDocumented(parent, backup);
	expect({ status, stderr }).toMatchObject({ status: 0 });
	const restored = await listReferences();
	expect([
		new Set(restored).size,
		restored.filter((reference) => !known.includes(reference)),
	]).toEqual([restored.length, []]);
	expect(restored.length).toBeGreaterThanOrEqual(old);
	const again = await startOwn(during, {}, place);
	expect([
		(await post(again.url, message())).status,
		(await fetch(`${again.url}/api/health`)).status,
	]).toEqual([202, 200]);
});
