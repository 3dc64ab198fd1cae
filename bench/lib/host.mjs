import { readFileSync } from "node:fs";
import { installMissing } from "../../.scripts/debian.mjs";
import { freePort } from "../../.scripts/free-port.mjs";
import { nginx } from "../../.scripts/nginx.mjs";
import { startNginx } from "../../deploy/local.mjs";
import { noMail, startServer, temporaryOutbox } from "../../tests/support/serve.mjs";
import { makeCertificate, trustFlag } from "./certificate.mjs";
import { serveFolder } from "./static-server.mjs";

/**
 * Serves a folder with nginx and deploy/nginx.conf: TLS and HTTP/2, or `plain` HTTP. The site's server behind it takes the forms; without one, their
 * pages would log an error. @returns address, browser flags, `stop`
 */
export const hostOnNginx = async (folder, { plain = false } = {}) => {
	installMissing(nginx);
	const outbox = temporaryOutbox();
	const functions = await startServer({ OUTBOX_DIR: outbox.folder, ...noMail });
	const [port, httpPort] = await Promise.all([freePort(), freePort()]);
	const running = await startNginx({ port, httpPort, publicDir: folder, plain, functionsPort: functions.port });
	const stop = async () => {
		await running.stop();
		await functions.stop();
		outbox.remove();
	};
	return { server: "nginx", url: running.address, flags: plain ? [] : [trustFlag(readFileSync(running.certificate))], stop };
};

/** One for all servers, so that a browser needs one flag. */
let certificate;

/** Serves a folder with the benchmarks' own server over TLS and HTTP/2. @returns the same as hostOnNginx */
export const hostOnOwnServer = async (folder, { transform } = {}) => {
	certificate ??= makeCertificate();
	const server = await serveFolder(folder, { transform, certificate });
	return { server: "the benchmarks' own server", url: server.url, flags: [trustFlag(certificate.cert)], warm: server.warm, stop: server.close };
};
