/** What tests/server/faults.test.mjs does with two deaths, with twenty. */
import { after, before, it } from "node:test";
import { killUnderLoad, startSiteWithMail } from "../support/server-faults.mjs";
import { assertLogsHoldNothingSent } from "../support/server-forms.mjs";

let desk;
before(async () => {
	desk = await startSiteWithMail();
});
after(() => desk?.remove());

it("killed 20 times under load", () => killUnderLoad(desk, { deaths: 20 }));

it("no log of any server holds what a visitor has sent", assertLogsHoldNothingSent);
