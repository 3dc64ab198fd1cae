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
	".vcf": "text/vcard; charset=utf-8",
	".webmanifest": "application/manifest+json",
};

/**
 * What becomes of a request: it is answered, its connection breaks, it gets the answer of a server in trouble (502), or it is
 * held: the connection stays open without an answer until `release`.
 */
export type Fault = "none" | "broken" | "failing" | "held";

/** A host of the built site whose files, faults and network a test can change under an open tab. */
export interface Deployment {
	readonly url: string;
	/** Paths as requested, since the last `setFault`. */
	readonly requests: string[];
	/** Paths of the requests that are being held, in the order they came in. */
	readonly held: readonly string[];
	/** Replaces files: the path in public/, with a query if only this one is meant, to its new text, or null for a file that is gone. */
	deploy: (files: ReadonlyMap<string, string | null>) => void;
	/** Decides about each request by its path. */
	setFault: (fault: (path: string) => Fault) => void;
	/** Answers every request that is being held. */
	release: () => void;
	/** Cuts the network: connections are refused until `connect`. */
	cut: () => Promise<void>;
	connect: () => Promise<void>;
}

const fileOf = (path: string): string => (path.endsWith("/") ? `${path}index.html` : extname(path) ? path : `${path}/index.html`);

/** Serves public/ on a free port of localhost. */
export const startDeployment = async (): Promise<Deployment> => {
	let overlay: ReadonlyMap<string, string | null> = new Map();
	let fault: (path: string) => Fault = () => "none";
	const requests: string[] = [];
	const held: string[] = [];
	let releases: (() => void)[] = [];
	const read = async (path: string): Promise<Buffer | string | undefined> => {
		if (overlay.has(path)) return overlay.get(path) ?? undefined;
		return readFile(join("public", path)).catch(() => undefined);
	};
	const hold = (path: string): Promise<void> => {
		held.push(path);
		return new Promise((resolve) => releases.push(resolve));
	};
	const release = () => {
		for (const answer of releases) answer();
		releases = [];
		held.length = 0;
	};
	const start = (port: number): Promise<Server> =>
		new Promise((resolve, reject) => {
			const server = createServer(async (request, response) => {
				const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
				const path = decodeURIComponent(pathname);
				requests.push(path);
				const wrong = fault(path);
				if (wrong === "broken") return request.socket.destroy();
				if (wrong === "failing") return response.writeHead(502, { "Content-Type": "text/plain" }).end("Bad gateway");
				if (wrong === "held") await hold(path);
				const file = fileOf(path);
				const content = overlay.get(file + search) ?? (await read(file));
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
	return {
		url: `http://127.0.0.1:${port}`,
		requests,
		held,
		deploy: (files) => {
			overlay = files;
		},
		setFault: (next) => {
			requests.length = 0;
			fault = next;
		},
		release,
		cut: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
			release();
		},
		connect: async () => {
			server = await start(port);
		},
	};
};
