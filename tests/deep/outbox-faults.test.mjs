/** What an outbox goes through besides deaths: a request that can't be read. What holds: server-faults.mjs. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { during } from "../support/during.mjs";
import { startPostgres } from "../support/postgres.mjs";
import { allTaken, come, judge, newOutbox, newRun, startSiteWithMail } from "../support/server-faults.mjs";
import { damageEntry, newEntry, withOutbox } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";

const readHealth = async (desk) => {
	const response = await fetch(`${desk.site().url}/api/health`);
	return { status: response.status, ...(await response.json()) };
};
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
