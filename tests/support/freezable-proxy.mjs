import { connect, createServer } from "node:net";

/**
 * Passes connections on to a port of 127.0.0.1 until it's frozen: then it keeps them open and says nothing, as a machine that hangs.
 * @returns port; `freeze()`; `remove()`, which cuts the connections
 */
export const startFreezableProxy = async (target) => {
	const sockets = new Set();
	let isFrozen = false;
	const keep = (socket) => {
		sockets.add(socket);
		socket.on("error", () => undefined);
		if (isFrozen) socket.pause();
	};
	const server = createServer({ allowHalfOpen: true }, (near) => {
		keep(near);
		if (isFrozen) return;
		const far = connect({ port: target, host: "127.0.0.1", allowHalfOpen: true });
		keep(far);
		near.pipe(far);
		far.pipe(near);
	});
	await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
	return {
		port: server.address().port,
		freeze: () => {
			isFrozen = true;
			for (const socket of sockets) {
				socket.unpipe();
				socket.pause();
			}
		},
		remove: () => {
			for (const socket of sockets) socket.destroy();
			return new Promise((closed) => server.close(closed));
		},
	};
};
