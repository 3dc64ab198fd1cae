import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";

const types: Record<string, string> = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json",
	".css": "text/css",
	".woff2": "font/woff2",
	".svg": "image/svg+xml",
	".webmanifest": "application/manifest+json",
};

/** What goes wrong with a request: nothing, a broken connection, or a delay in milliseconds. */
export type Fault = "none" | "broken" | number;

/** A host of the built site whose files, faults and network a test can change under an open tab. */
export interface Deployment {
	readonly url: string;
	/** Paths as requested, since the last `forget`. */
	readonly requests: string[];
	/** Replaces files: the path in public/ to its new text, or null for a file that is gone. */
	deploy: (files: ReadonlyMap<string, string | null>) => void;
	/** Decides about each request by its number and path. */
	setFault: (fault: (count: number, path: string) => Fault) => void;
	/** Cuts the network: connections are refused until `connect`. */
	cut: () => Promise<void>;
	connect: () => Promise<void>;
}

const fileOf = (path: string): string => (path.endsWith("/") ? `${path}index.html` : extname(path) ? path : `${path}/index.html`);

/** Serves public/ on a free port of localhost. */
export const startDeployment = async (): Promise<Deployment> => {
	let overlay: ReadonlyMap<string, string | null> = new Map();
	let fault: (count: number, path: string) => Fault = () => "none";
	const requests: string[] = [];
	const read = async (path: string): Promise<Buffer | string | undefined> => {
		if (overlay.has(path)) return overlay.get(path) ?? undefined;
		return readFile(join("public", path)).catch(() => undefined);
	};
	const start = (port: number): Promise<Server> =>
		new Promise((resolve, reject) => {
			const server = createServer(async (request, response) => {
				const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
				requests.push(path);
				const wrong = fault(requests.length, path);
				if (wrong === "broken") return request.socket.destroy();
				if (typeof wrong === "number") await new Promise((wait) => setTimeout(wait, wrong));
				const file = fileOf(path);
				const content = await read(file);
				response.setHeader("Cache-Control", "no-cache");
				response.setHeader("Content-Type", types[extname(content === undefined ? "404.html" : file)] ?? "application/octet-stream");
				response.statusCode = content === undefined ? 404 : 200;
				response.end(content ?? (await read("/404.html")));
			});
			server.once("error", reject);
			server.listen(port, "127.0.0.1", () => resolve(server));
		});
	let server = await start(0);
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	const stop = async () => {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	};
	return {
		url: `http://127.0.0.1:${port}`,
		requests,
		deploy: (files) => {
			overlay = files;
		},
		setFault: (next) => {
			requests.length = 0;
			fault = next;
		},
		cut: stop,
		connect: async () => {
			server = await start(port);
		},
	};
};
