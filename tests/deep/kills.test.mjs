/** What tests/server/faults.test.mjs does with three deaths for each engine, with thirty; and the database that crashes. */
import { after, before, describe, it } from "node:test";
import { startPostgres } from "../support/postgres.mjs";
import { newOutbox, startSiteWithMail } from "../support/server-faults.mjs";
import { assertLogsHoldNothingSent } from "../support/server-forms.mjs";
import { crashUnderLoad, killUnderLoad } from "../support/server-kills.mjs";

describe("SQLite", () => {
	let desk;
	before(async () => {
		desk = await startSiteWithMail();
	});
	after(() => desk?.remove());

	it("killed 30 times under load", () => killUnderLoad(desk, { rounds: 30, name: "SQLite" }));
});

describe("PostgreSQL", () => {
	let database;
	let desk;
	before(async () => {
		database = await startPostgres();
		desk = await startSiteWithMail({ outbox: await newOutbox(database) });
	});
	after(async () => {
		await desk?.remove();
		await database?.remove();
	});

	it("the site killed 30 times under load", () => killUnderLoad(desk, { rounds: 30, name: "PostgreSQL" }));

	it("the database crashes eight times under load: 503 meanwhile, and it comes back by itself", () => crashUnderLoad(desk, database, { rounds: 8 }));
});

it("no log of any server holds what a visitor has sent", () => assertLogsHoldNothingSent());
