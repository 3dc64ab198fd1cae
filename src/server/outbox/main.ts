/** `npm run outbox`: the requests that the forms have stored. `npm run build` bundles it to dist/outbox.mjs; `npm run outbox -- help` lists the commands. */
import { readSettings } from "../settings";
import { outboxCommand } from "./cli";
import { openOutbox } from "./open";

void outboxCommand(process.argv.slice(2), {
	address: readSettings(process.env).settings,
	open: openOutbox,
	out: (text) => process.stdout.write(text),
	error: (text) => process.stderr.write(text),
}).then((code) => {
	process.exitCode = code;
});
