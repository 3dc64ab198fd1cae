/** `npm run outbox`: the requests that the forms have stored; `npm run outbox -- help` lists the commands. */

import { outboxCommand } from "../src/server/outbox/cli";
import { openOutbox } from "../src/server/outbox/lmdb";
import { readSettings } from "../src/server/settings";

void outboxCommand(process.argv.slice(2), {
	folder: readSettings(process.env).settings.outboxDir,
	open: openOutbox,
	out: (text) => process.stdout.write(text),
	error: (text) => process.stderr.write(text),
}).then((code) => {
	process.exitCode = code;
});
