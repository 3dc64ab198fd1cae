import { randomInt } from "node:crypto";
import { createServer } from "node:net";

const isFree = (port) =>
	new Promise((done) => {
		const server = createServer().once("error", () => done(false));
		server.listen(port, "127.0.0.1", () => server.close(() => done(true)));
	});

/**
 * A free port of 127.0.0.1. Below 32768, because Linux gives higher ports to connections, and one
 * of those could take it before it's used.
 */
export const freePort = async () => {
	for (;;) {
		const port = randomInt(10_000, 32_768);
		if (await isFree(port)) return port;
	}
};
