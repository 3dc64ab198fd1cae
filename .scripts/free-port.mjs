import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Whether nobody listens on a port of 127.0.0.1 at the moment. */
const isFree = (port) =>
	new Promise((done) => {
		const server = createServer().once("error", () => done(false));
		server.listen(port, "127.0.0.1", () => server.close(() => done(true)));
	});

/**
 * A port of 127.0.0.1 that nobody listens on at the moment. Below 32768, where Linux begins to give ports to connections: one of those
 * could take it before it is used.
 */
export const freePort = async () => {
	for (;;) {
		const port = randomInt(10_000, 32_768);
		if (await isFree(port)) return port;
	}
};
