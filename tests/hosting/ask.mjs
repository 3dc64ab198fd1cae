import { request } from "node:http";
import { request as secureRequest } from "node:https";

/** Three ports for one test file, `HOSTING_PORT` (9210) and `offset` further on: pages, the redirect to them, functions. */
export const portsFrom = (offset) => [0, 1, 2].map((step) => Number(process.env.HOSTING_PORT ?? 9210) + offset + step);

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
