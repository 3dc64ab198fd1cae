import { existsSync, statSync } from "node:fs";
import http from "node:http";
import { join, posix, resolve } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { isPacked, servedBody } from "./compressed.mjs";

/** Whether a name has a hash, so that the file can be cached forever. */
const isHashed = (path) => /^\/static\/|[.-][0-9a-f]{20}\./.test(path);

const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** The file of a clean URL: the file itself, `path.html` or `path/index.html`. */
const findFile = (root, path) =>
	[path, `${path}.html`, posix.join(path, "index.html")]
		.map((candidate) => join(root, candidate))
		.find((file) => file.startsWith(root) && isFile(file));

/**
 * A static server on loopback that answers as the site's does: Brotli, clean URLs, 404.html, ETag,
 * hashed names cached forever. `seen()` returns the responses since the last call, with the bytes
 * of their bodies as sent.
 */
export const serveFolder = async (folder) => {
	const root = resolve(folder);
	let log = [];
	const handle = (request, response) => {
		const path = posix.normalize(
			decodeURIComponent(new URL(request.url, "http://localhost").pathname),
		);
		// A form asks for its endpoint, which would otherwise count as a failed request.
		if (path.startsWith("/api/")) {
			const [type, body] = ["application/json", '{"ok":true}'];
			log.push({ path, status: 200, type, bytes: body.length, prefetch: false });
			response.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(body);
			return;
		}
		const found = findFile(root, path);
		const file = found ?? findFile(root, "/404.html");
		const prefetch = (request.headers["sec-purpose"] ?? request.headers.purpose ?? "").includes(
			"prefetch",
		);
		if (!file) {
			log.push({ path, status: 404, type: "text/plain", bytes: 0, prefetch });
			response.writeHead(404).end();
			return;
		}
		const type = getMimeType(file) ?? "application/octet-stream";
		const { size, mtimeMs } = statSync(file);
		const etag = `"${size}-${mtimeMs}"`;
		const status = !found ? 404 : request.headers["if-none-match"] === etag ? 304 : 200;
		const body = status === 304 ? undefined : servedBody(file);
		log.push({
			path,
			status,
			type,
			bytes: body?.length ?? 0,
			prefetch,
			destination: request.headers["sec-fetch-dest"],
		});
		response.writeHead(status, {
			"content-type": type,
			etag,
			"cache-control": found && isHashed(path) ? "public, max-age=31536000, immutable" : "no-cache",
			...(body && isPacked(file) ? { "content-encoding": "br" } : {}),
		});
		response.end(body);
	};
	const server = http.createServer(handle);
	await new Promise((listening, failed) =>
		server.once("error", failed).listen(0, "127.0.0.1", listening),
	);
	return {
		url: `http://localhost:${server.address().port}`,
		seen: () => {
			const taken = log;
			log = [];
			return taken;
		},
		close: () =>
			new Promise((closed) => {
				server.close(() => closed());
				server.closeAllConnections();
			}),
	};
};
