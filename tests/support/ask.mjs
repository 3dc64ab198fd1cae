import { once } from "node:events";
import { request } from "node:http";
import { request as secureRequest } from "node:https";
import { buffer } from "node:stream/consumers";

/**
 * Sends one request on its own connection, with the path as given.
 * @returns status, headers and the body as bytes
 */
export const ask = async (url, { body, ...options } = {}) => {
	const [, origin, path] = /^(https?:\/\/[^/]+)(\/.*)$/.exec(url);
	const send = origin.startsWith("https:") ? secureRequest : request;
	const asked = send(origin, { path, agent: false, ...options });
	asked.end(body);
	const [response] = await once(asked, "response");
	return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
};
