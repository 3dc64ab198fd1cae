/** What tests/server/faults.test.mjs does with three deaths for each engine, with thirty; and two servers that share a database. */
import { after, it } from "node:test";
import { startPostgres } from "../support/postgres.mjs";
import { newOutbox, startSiteWithMail } from "../support/server-faults.mjs";
import { assertLogsHoldNothingSent } from "../support/server-forms.mjs";
import { killUnderLoad } from "../support/server-kills.mjs";

const database = await startPostgres();
after(database.remove);

for (const [name, engine, servers] of [
	["SQLite", undefined, 1],
	["PostgreSQL", database, 1],
	["two servers, one PostgreSQL", database, 2],
])
	it(`${name}: killed 30 times under load`, async () => {
		const desk = await startSiteWithMail({ outbox: await newOutbox(engine), servers });
		try {
			await killUnderLoad(desk, { rounds: 30, name });
		} finally {
			await desk.remove();
		}
	});

it("no log of any server holds what a visitor has sent", () => assertLogsHoldNothingSent());
