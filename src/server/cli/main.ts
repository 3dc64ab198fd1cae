/** `npm run outbox`: `npm run build` bundles it to dist/outbox.mjs. */
import { describeError } from "../log";
import { loadSettings } from "../settings";
import { runCommand } from "./cli";

try {
	process.stdout.write(await runCommand(process.argv.slice(2), loadSettings(process.env)));
} catch (error) {
	process.stderr.write(`${describeError(error)}\n`);
	process.exitCode = 1;
}
