import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { makeCertificate, trustFlag } from "./certificate.mjs";
import { serveFolder } from "./static-server.mjs";

/** Ports nothing listens on at the moment. */
export const freePorts = (count) =>
	Promise.all(
		Array.from(
			{ length: count },
			() =>
				new Promise((found, failed) => {
					const server = createServer().once("error", failed);
					server.listen(0, "127.0.0.1", () => {
						const { port } = server.address();
						server.close(() => found(port));
					});
				}),
		),
	);

/** Whether nginx can be had with the site's own configuration. */
export const hasNginx = () => existsSync("deploy/nginx.conf");

/** A folder on nginx with deploy/nginx.conf: TLS and HTTP/2, or `plain`. Returns address, browser flags, `stop`. */
export const hostOnNginx = async (folder, { plain = false } = {}) => {
	const { ensureNginx } = await import("../../.scripts/nginx.mjs");
	ensureNginx();
	const { startNginx } = await import("../../deploy/local.mjs");
	const [port, httpPort] = await freePorts(2);
	const nginx = await startNginx({ port, httpPort, publicDir: folder, plain });
	return { server: "nginx", url: nginx.address, flags: plain ? [] : [trustFlag(readFileSync(nginx.certificate))], prefix: nginx.prefix, stop: nginx.stop };
};

const certificate = { made: undefined };

/** A folder on the benchmarks' own server over TLS and HTTP/2. Returns the same as hostOnNginx. */
export const hostOnOwnServer = async (folder, { transform } = {}) => {
	certificate.made ??= makeCertificate();
	const server = await serveFolder(folder, { transform, certificate: certificate.made });
	return { server: "the benchmarks' own server", url: server.url, flags: [trustFlag(certificate.made.cert)], warm: server.warm, stop: server.close };
};
