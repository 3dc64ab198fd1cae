import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { startNginx } from "../../deploy/local.mjs";
import { ask, freePorts } from "./ask.mjs";

/** What the server behind nginx does until a test says what it answers. */
const breakOff = (request) => request.socket.destroy();

/**
 * The built site on nginx. In place of the site's server is one that holds its port from the start and answers as a test says.
 * @param options of startNginx
 * @returns nginx and its port; `get` asks it over TLS; `answerWith` says what the server answers, nothing: that it breaks off
 */
export const startSite = async (options = {}) => {
	let answer = breakOff;
	const functions = createServer((request, response) => answer(request, response));
	await new Promise((listening, failed) => functions.once("error", failed).listen(0, "127.0.0.1", listening));
	const functionsPort = functions.address().port;
	const [port, httpPort] = await freePorts(2);
	const nginx = await startNginx({ port, httpPort, functionsPort, ...options });
	const ca = readFileSync(nginx.certificate);
	const stopFunctions = async () => {
		functions.closeAllConnections();
		await new Promise((closed) => functions.close(closed));
	};
	return {
		nginx,
		port,
		functionsPort,
		get: (path, asked) => ask(nginx.address + path, { ca, ...asked }),
		answerWith: (next = breakOff) => {
			answer = next;
		},
		stopFunctions,
		stop: async () => {
			if (functions.listening) await stopFunctions();
			await nginx.stop();
		},
	};
};
