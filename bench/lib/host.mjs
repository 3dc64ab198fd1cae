import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { noLimits, noMail, startListening } from "../../tests/support/serve.mjs";

/** Serves a build with the site's server, over plain HTTP/1.1. @returns its address, and `stop` */
export const hostOnSite = async (folder) => {
	const place = mkdtempSync(join(tmpdir(), "bench-site-"));
	symlinkSync(resolve(folder), join(place, "public"));
	symlinkSync(resolve("content"), join(place, "content"));
	const env = { ...noMail, ...noLimits, HOST: "", PORT: "0", OUTBOX_DIR: join(place, "outbox") };
	const site = await startListening([resolve("dist/server.mjs")], { cwd: place, env });
	const stop = async () => {
		await site.stop();
		rmSync(place, { recursive: true });
	};
	return { url: site.url, stop };
};
