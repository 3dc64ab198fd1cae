import { readFileSync } from "node:fs";
import { freePort } from "../../.scripts/free-port.mjs";
import { ensureNginx } from "../../.scripts/nginx.mjs";
import { startNginx } from "../../deploy/local.mjs";
import { makeCertificate, trustFlag } from "./certificate.mjs";
import { serveFolder } from "./static-server.mjs";

/** A folder on nginx with deploy/nginx.conf: TLS and HTTP/2, or `plain`. Returns address, browser flags, `stop`. */
export const hostOnNginx = async (folder, { plain = false } = {}) => {
	ensureNginx();
	const [port, httpPort] = await Promise.all([freePort(), freePort()]);
	const nginx = await startNginx({ port, httpPort, publicDir: folder, plain });
	return { server: "nginx", url: nginx.address, flags: plain ? [] : [trustFlag(readFileSync(nginx.certificate))], stop: nginx.stop };
};

/** Made once: a browser trusts every server with it by one flag. */
let certificate;

/** A folder on the benchmarks' own server over TLS and HTTP/2. Returns the same as hostOnNginx. */
export const hostOnOwnServer = async (folder, { transform } = {}) => {
	certificate ??= makeCertificate();
	const server = await serveFolder(folder, { transform, certificate });
	return { server: "the benchmarks' own server", url: server.url, flags: [trustFlag(certificate.cert)], warm: server.warm, stop: server.close };
};
