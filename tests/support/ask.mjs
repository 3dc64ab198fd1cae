import { request } from "node:http";
import { request as secureRequest } from "node:https";
import { freePort } from "../../.scripts/free-port.mjs";

/** Ports for one test file, looked for at the same time so that no two are the same: files run beside each other. */
export const freePorts = (count) => Promise.all(Array.from({ length: count }, freePort));

/** One request on a connection of its own, its path sent as it is written. Returns status, headers and the body as bytes. */
export const ask = (url, { body, ...options } = {}) =>
	new Promise((done, fail) => {
		const [, origin, path] = /^(https?:\/\/[^/]+)(\/.*)$/.exec(url);
		const send = origin.startsWith("https:") ? secureRequest : request;
		const asked = send(origin, { path, agent: false, ...options }, (response) => {
			const parts = [];
			response.on("data", (part) => parts.push(part));
			response.on("end", () => done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }));
			response.on("error", fail);
		});
		asked.on("error", fail);
		asked.end(body);
	});
