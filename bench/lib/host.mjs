import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { noLimits, noMail, startListening } from "../../tests/support/serve.mjs";
import { makeCertificate, trustFlag } from "./certificate.mjs";
import { serveFolder } from "./static-server.mjs";

/** Serves a build with the site's server, over plain HTTP/1.1. @returns address, browser flags, `stop` */
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
	return { server: "the site's server", url: site.url, flags: [], stop };
};

/** One for all servers, so that a browser needs one flag. */
let certificate;

/** Serves a folder with the benchmarks' own server over TLS and HTTP/2. @returns the same as hostOnSite */
export const hostOnOwnServer = async (folder, { transform } = {}) => {
	certificate ??= makeCertificate();
	const server = await serveFolder(folder, { transform, certificate });
	return { server: "the benchmarks' own server", url: server.url, flags: [trustFlag(certificate.cert)], warm: server.warm, stop: server.close };
};
