import { readFileSync } from "node:fs";
import { freePort } from "../../.scripts/free-port.mjs";
import { ensureNginx } from "../../.scripts/nginx.mjs";
import { startNginx } from "../../deploy/local.mjs";
import { makeCertificate, trustFlag } from "./certificate.mjs";
import { serveFolder } from "./static-server.mjs";

/** Serves a folder with nginx and deploy/nginx.conf: TLS and HTTP/2, or `plain` HTTP. @returns address, browser flags, `stop` */
export const hostOnNginx = async (folder, { plain = false } = {}) => {
	ensureNginx();
	const [port, httpPort] = await Promise.all([freePort(), freePort()]);
	const nginx = await startNginx({ port, httpPort, publicDir: folder, plain });
	return { server: "nginx", url: nginx.address, flags: plain ? [] : [trustFlag(readFileSync(nginx.certificate))], stop: nginx.stop };
};

/** One for all servers, so that a browser needs one flag. */
let certificate;

/** Serves a folder with the benchmarks' own server over TLS and HTTP/2. @returns the same as hostOnNginx */
export const hostOnOwnServer = async (folder, { transform } = {}) => {
	certificate ??= makeCertificate();
	const server = await serveFolder(folder, { transform, certificate });
	return { server: "the benchmarks' own server", url: server.url, flags: [trustFlag(certificate.cert)], warm: server.warm, stop: server.close };
};
