import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { getMimeType, mimes } from "hono/utils/mime";

const types = { ...mimes, vcf: "text/vcard; charset=utf-8" };

/** What happens to requests: a response, a broken connection, a 502, or none until `release`. */
export type Fault = "none" | "broken" | "failing" | "held";

/** A host of the built site whose files, faults and network a test can change under an open tab. */
export type Deployment = Awaited<ReturnType<typeof startDeployment>>;

const fileOf = (path: string): string =>
	path.endsWith("/") ? `${path}index.html` : extname(path) ? path : `${path}/index.html`;

export const startDeployment = async () => {
	let overlay: ReadonlyMap<string, string | null> = new Map();
	let fault: (path: string) => Fault = () => "none";
	const requests: string[] = [];
	let releases: (() => void)[] = [];
	const release = (): void => {
		for (const answer of releases) answer();
		releases = [];
	};
	const read = async (path: string): Promise<Buffer | string | undefined> =>
		overlay.has(path)
			? (overlay.get(path) ?? undefined)
			: readFile(join("public", path)).catch(() => undefined);
	const start = (port: number): Promise<Server> =>
		new Promise((resolve) => {
			const server = createServer(async (request, response) => {
				const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
				const path = decodeURIComponent(pathname);
				requests.push(path);
				const wrong = fault(path);
				if (wrong === "broken") return request.socket.destroy();
				if (wrong === "failing")
					return response.writeHead(502, { "Content-Type": "text/plain" }).end("Bad gateway");
				if (wrong === "held") await new Promise<void>((answer) => releases.push(answer));
				const file = fileOf(path);
				const content = overlay.get(file + search) ?? (await read(file));
				response.setHeader("Cache-Control", "no-cache");
				response.setHeader(
					"Content-Type",
					getMimeType(content === undefined ? "404.html" : file, types) ??
						"application/octet-stream",
				);
				response.statusCode = content === undefined ? 404 : 200;
				response.end(content ?? (await read("/404.html")));
			});
			server.listen(port, "127.0.0.1", () => resolve(server));
		});
	let server = await start(0);
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		/** Paths as requested, since the last `setFault`. */
		requests,
		/**
		 * Replaces files, by path in public/ (with a query, for that alone), by a text; null removes
		 * one.
		 */
		deploy: (files: ReadonlyMap<string, string | null>): void => {
			overlay = files;
		},
		setFault: (next: (path: string) => Fault): void => {
			requests.length = 0;
			fault = next;
		},
		release,
		/** Refuses connections until `connect`. */
		cut: async (): Promise<void> => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
			release();
		},
		connect: async (): Promise<void> => {
			server = await start(port);
		},
	};
};
