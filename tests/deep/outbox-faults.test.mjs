/** What an outbox goes through besides deaths: a mail server that refuses everybody, a wrong clock, a request that can't be read. What holds: server-faults.mjs. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { during } from "../support/during.mjs";
import { startPostgres } from "../support/postgres.mjs";
import { allTaken, come, createRequest, judge, newOutbox, newRun, startSiteWithMail, visit } from "../support/server-faults.mjs";
import { newKey } from "../support/server-forms.mjs";
import { damageEntry, newEntry, readEntries, withOutbox } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";

const hour = 3_600_000;
/** The next process has a clock that's so many hours ahead. */
const setClock = async (desk, hours) => {
	const code = `const Real = Date; const now = () => Real.now() + ${hours * hour};
		globalThis.Date = class extends Real { constructor(...words) { super(...(words.length ? words : [now()])); } static now() { return now(); } };`;
	desk.env.NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(code)}`;
	await desk.restart();
};
const readHealth = async (desk) => {
	const response = await fetch(`${desk.site().url}/api/health`);
	return { status: response.status, ...(await response.json()) };
};
it("a mail server that refuses everybody for good, for two days: nothing is lost, and visitors' mails come, too", async (test) => {
	const desk = during(test, await startSiteWithMail());
	const run = newRun(desk);
	desk.mail.setMode("refuse-recipient", 554);
	for (const hours of [0, 20, 40, 49]) {
		await setClock(desk, hours);
		come(run, 3);
		const { body, ...asked } = createRequest(newKey(), hours);
		run.visits.push(visit(run, { ...asked, body: { ...body, email: `visitor-${hours}@example.com` } }));
		await allTaken(run);
		await until("one of these was tried", () => /Delivery of \S+ failed/.test(desk.site().output()));
	}
	await until("health says whose fault it is", async () => /refused the mails to \d+ visitors in a row/.test((await readHealth(desk)).warnings.join()));
	assert.equal((await readHealth(desk)).status, 503);
	// This process reads the outbox by the real clock.
	await setClock(desk, 0);
	desk.mail.setMode("right");
	await judge(run, "everybody refused for two days");
	const mails = (await readEntries(desk.place)).flatMap(({ mails: all }) => all);
	assert.ok(mails.filter(({ state }) => state === "dropped").length <= 2, "visitors' mails that were given up before it was clear");
	assert.ok(mails.every(({ state }) => state !== "waiting"));
	assert.equal((await readHealth(desk)).status, 200);
});

for (const engine of ["SQLite", "PostgreSQL"])
	it(`one request that can't be read holds up no other, and is said: ${engine}`, async (test) => {
		const database = engine === "PostgreSQL" ? during(test, await startPostgres()) : undefined;
		const desk = during(test, await startSiteWithMail({ outbox: await newOutbox(database) }));
		const run = newRun(desk);
		desk.mail.setMode("refuse-recipient", 451);
		const { reference } = await withOutbox(desk.place, (outbox) => outbox.accept(newEntry("damaged")));
		come(run, 8);
		await allTaken(run);
		await damageEntry(desk.place, reference);
		await until("it's set aside", () => desk.site().output().includes(`The request ${reference} can't be read`));
		desk.mail.setMode("right");
		await judge(run, `one row damaged, ${engine}`);
		const health = await readHealth(desk);
		assert.deepEqual([health.status, health.warnings[0].includes("1 request can't be read")], [503, true]);
	});
