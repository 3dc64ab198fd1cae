import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { basename, dirname, join } from "node:path";
import { build } from "esbuild";
import sirv from "sirv";
import { type EditorConfig, getEditorConfig } from "./config";
import { editorHtml } from "./html";

export const host = "127.0.0.1";

/** Nothing leaves the page: it connects to this server only. */
const policy = [
	"default-src 'none'",
	"script-src 'self' 'wasm-unsafe-eval'",
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' blob: data:",
	"font-src 'self'",
	"connect-src 'self' blob: data:",
	"worker-src 'self' blob:",
	"manifest-src 'self' blob: data:",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
].join("; ");

const headers = {
	"Content-Security-Policy": policy,
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Referrer-Policy": "no-referrer",
	"X-Content-Type-Options": "nosniff",
	"Cache-Control": "no-store",
};

const bundlePage = async (root: string): Promise<string> => {
	const { outputFiles } = await build({
		entryPoints: [join(root, "src/editor/page/main.ts")],
		bundle: true,
		write: false,
		format: "esm",
		target: "es2022",
		alias: { "@sveltia/cms": "/sveltia/index.js" },
		external: ["/sveltia/index.js"],
	});
	return outputFiles[0]?.text ?? "";
};

/** Sveltia's script without the fonts of a CDN, which its stylesheet would load before its own copies of the same fonts. */
const readSveltia = (file: string) => readFileSync(file, "utf8").replaceAll(/url\(https:\/\/[^)]*\)\s*format\([^)]*\)/g, 'local("")');

type Answer = { type: string; body: string };

const send = (response: ServerResponse, status: number, { type, body }: Answer) => {
	response.writeHead(status, { ...headers, "Content-Type": `${type}; charset=utf-8` }).end(body);
};

/** A page of another site can't reach this server, not even under a name of its own that leads to this computer. */
const isOurs = ({ headers: { host: asked = "" } }: IncomingMessage, port: number) => asked === `${host}:${port}` || asked === `localhost:${port}`;

/**
 * The editor's server: its page, its script, its configuration and Sveltia's files. It listens on this computer only and has nothing to write with.
 * @param root the project's root folder
 * @throws if the port is taken
 */
export const startEditor = async (root: string, port: number): Promise<Server> => {
	const script = await bundlePage(root);
	const sveltiaFile = require.resolve("@sveltia/cms");
	const cms = readSveltia(sveltiaFile);
	const answers: Record<string, () => Answer> = {
		"/": () => ({ type: "text/html", body: editorHtml }),
		"/editor.js": () => ({ type: "text/javascript", body: script }),
		"/sveltia/index.js": () => ({ type: "text/javascript", body: cms }),
		"/config.json": () => ({ type: "application/json", body: JSON.stringify(getEditorConfig(basename(root)) satisfies EditorConfig) }),
	};
	const sveltia = sirv(dirname(sveltiaFile), { dev: true, setHeaders: (response) => setAll(response) });
	const icon = sirv(join(root, "static"), { dev: true, setHeaders: (response) => setAll(response) });
	const server = createServer((request, response) => {
		if (!isOurs(request, port)) return send(response, 403, { type: "text/plain", body: "Open the address that the terminal shows." });
		const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
		const answer = Object.hasOwn(answers, path) ? answers[path] : undefined;
		if (answer) return send(response, 200, answer());
		const missing = () => send(response, 404, { type: "text/plain", body: "Not found." });
		if (path.startsWith("/sveltia/")) {
			request.url = path.slice("/sveltia".length);
			return sveltia(request, response, missing);
		}
		return path === "/icon.svg" ? icon(request, response, missing) : missing();
	});
	await new Promise<void>((done, failed) => server.once("error", failed).listen(port, host, done));
	return server;
};

const setAll = (response: ServerResponse) => {
	for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
};
