/** `npm run outbox`: `npm run build` bundles it to dist/outbox.mjs. */
import { readSiteContent } from "../content";
import { createSignIn } from "../desk/sign-in";
import { openOutbox } from "../outbox/outbox";
import { readSettings } from "../settings";
import { outboxCommand } from "./cli";

const { settings, refusal } = readSettings(process.env);
const error = (text: string): boolean => process.stderr.write(text);
const out = (text: string): boolean => process.stdout.write(text);
const getSignIn = () => createSignIn({ settings, content: readSiteContent, sendNow: undefined });
if (refusal) error(`${refusal}\n`);
process.exitCode = refusal
	? 1
	: await outboxCommand(process.argv.slice(2), {
			address: settings,
			getSignIn,
			open: openOutbox,
			out,
			error,
		});
