import { createServer } from "node:net";

/** A port of 127.0.0.1 that nobody listens on at the moment. */
export const freePort = () =>
	new Promise((found, failed) => {
		const server = createServer().once("error", failed);
		server.listen(0, "127.0.0.1", () => {
			const { port } = server.address();
			server.close(() => found(port));
		});
	});
