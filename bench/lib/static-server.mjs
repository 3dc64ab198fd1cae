import { existsSync, statSync } from "node:fs";
import http from "node:http";
import { extname, join, posix, resolve } from "node:path";
import { isPacked, servedBody } from "./compressed.mjs";

const types = {
	".html": "text/html; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".mjs": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".webmanifest": "application/manifest+json",
	".xml": "text/xml; charset=utf-8",
	".txt": "text/plain; charset=utf-8",
	".svg": "image/svg+xml",
	".png": "image/png",
	".jpg": "image/jpeg",
	".jpeg": "image/jpeg",
	".webp": "image/webp",
	".avif": "image/avif",
	".ico": "image/x-icon",
	".woff2": "font/woff2",
	".pdf": "application/pdf",
};

/** Has a hash in its name, so it can be cached forever. */
const isHashed = (path) => /^\/static\/|[.-][0-9a-f]{20}\./.test(path);

const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** The file of a clean URL: the file itself, `path.html` or `path/index.html`. */
const findFile = (root, path) =>
	[path, `${path}.html`, posix.join(path, "index.html")]
		.map((candidate) => join(root, candidate))
		.find((file) => file.startsWith(root) && isFile(file));

/**
 * A static server on loopback that behaves like the site's: Brotli, clean URLs, 404.html with
 * status 404, ETag and 304, hashed names cached forever. `seen()` returns the responses since the
 * last call: path, status, type, bytes of the body that was sent, whether it was a prefetch, and
 * the request's `destination`.
 */
export const serveFolder = async (folder) => {
	const root = resolve(folder);
	let log = [];
	const handle = (request, response) => {
		const path = posix.normalize(
			decodeURIComponent(new URL(request.url, "http://localhost").pathname),
		);
		// As if the endpoints were here: a form asks for them, and would otherwise count as a failed
		// request.
		if (path.startsWith("/api/")) {
			const ready = '{"ok":true}';
			log.push({
				path,
				status: 200,
				type: "application/json",
				bytes: ready.length,
				prefetch: false,
			});
			response
				.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" })
				.end(ready);
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
		const type = types[extname(file).toLowerCase()] ?? "application/octet-stream";
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
