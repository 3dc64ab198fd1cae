/** Two servers on one PostgreSQL under as much load as the machine sustains, up to 200 requests a second, one of them killed every five seconds. */
import { it } from "node:test";
import { startPostgres } from "../support/postgres.mjs";
import { newOutbox, startSiteWithMail } from "../support/server-faults.mjs";
import { assertLogsHoldNothingSent } from "../support/server-forms.mjs";
import { killOneOfTwo } from "../support/server-kills.mjs";

it("60 s of load, twelve deaths: nothing is lost, and each is mailed once", async () => {
	const database = await startPostgres();
	const desk = await startSiteWithMail({ outbox: await newOutbox(database), servers: 2 });
	try {
		await killOneOfTwo(desk, { seconds: 60, every: 5, perSecond: 200 });
	} finally {
		await desk.remove();
		await database.remove();
	}
});

it("no log of any server holds what a visitor has sent", () => assertLogsHoldNothingSent());
