/** `npm run outbox`: runs what the build has bundled from src/server/cli/main.ts. */
import { existsSync } from "node:fs";

const fail = (text) => {
	console.error(text);
	process.exitCode = 1;
};

if (!existsSync("dist/outbox.mjs"))
	fail("dist/outbox.mjs is missing. Expected the output of a build in this folder. Run npm run build, or copy dist from where it was run.");
else
	try {
		await import("../dist/outbox.mjs");
	} catch (error) {
		if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
		fail(`A package is missing: ${error.message.split("\n", 1)[0]}. Run npm ci --omit=dev in this folder.`);
	}
