/** `npm run outbox`: the requests that the forms have stored. `npm run build` bundles it to dist/outbox.mjs; `npm run outbox -- help` lists the commands. */
import { readSiteContent } from "../content";
import { openLinks } from "../desk/links";
import { openOutbox } from "../outbox/open";
import { createMailPlan } from "../requests/plan-mails";
import { readSettings } from "../settings";
import { outboxCommand } from "./cli";

const { settings, refusal } = readSettings(process.env);
const error = (text: string): boolean => process.stderr.write(text);
const links = openLinks(settings, readSiteContent);
const site = {
	address: settings,
	getMailPlan: () => createMailPlan(settings, readSiteContent().business),
	findDeskLink: (reference: string) => links?.address("desk", reference),
};
const out = (text: string): boolean => process.stdout.write(text);
if (refusal) error(`${refusal}\n`);
process.exitCode = refusal ? 1 : await outboxCommand(process.argv.slice(2), { site, open: openOutbox, out, error });
