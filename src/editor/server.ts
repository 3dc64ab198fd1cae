import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { basename, dirname, join } from "node:path";
import { build } from "esbuild";
import sirv from "sirv";
import { getEditorConfig } from "./config";

/** What to do first, and in a browser that can't write files. Sveltia fills the rest; its button to sign in to a service is hidden, as there's none. */
const editorHtml = `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Elm Place: content editor</title>
<link rel="icon" href="/icon.svg">
<style>
	.buttons > .button.secondary, body:not(:has(.powered-by)) #first { display: none }
	#first { position: fixed; z-index: 1; inset: 1.5rem 1rem auto; max-width: 36rem; margin: 0 auto; color: #333; font: 1rem/1.5 sans-serif; text-align: center }
	#unsupported { max-width: 36rem; margin: 4rem auto; padding: 0 1rem; font: 1.125rem/1.5 sans-serif }
</style>
<p id="first">Click the blue button and choose the folder that the terminal names: the one that holds the folder “content”. The browser asks whether it may save changes there; allow it.</p>
<p id="unsupported" hidden>This browser can’t save files in a folder. Open this address in Chrome, Edge or Chromium, on the computer that has the site’s files.</p>
<script type="module" src="/editor.js"></script>
</html>
`;

/** Only this computer reaches it. */
export const editorHost = "127.0.0.1";

/** Sveltia's styles are inline, its previews are blobs, and it reads HEIC pictures with WebAssembly. Nothing connects to another host. */
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
];

const headers = {
	"Content-Security-Policy": policy.join("; "),
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Referrer-Policy": "no-referrer",
	"X-Content-Type-Options": "nosniff",
	"Cache-Control": "no-store",
};

const bundlePage = async (): Promise<string> => {
	const { outputFiles } = await build({
		entryPoints: [join(__dirname, "page/main.ts")],
		bundle: true,
		write: false,
		format: "esm",
		target: "es2022",
		alias: { "@sveltia/cms": "/sveltia/index.js" },
		external: ["/sveltia/index.js"],
	});
	return outputFiles.map(({ text }) => text).join("");
};

/** Sveltia's script without a CDN's fonts: its stylesheet would load those before the copies of them that are in the package. */
const readSveltia = (file: string) => readFileSync(file, "utf8").replaceAll(/url\(https:\/\/[^)]*\)\s*format\([^)]*\)/g, 'local("")');

const send = (response: ServerResponse, status: number, type: string, body: string) => {
	response.writeHead(status, { "Content-Type": `${type}; charset=utf-8` }).end(body);
};

/** A page of another site can't ask this server, not even by a name of its own that leads to this computer. */
const isForUs = ({ headers: { host } }: IncomingMessage, port: number) => host === `${editorHost}:${port}` || host === `localhost:${port}`;

type Answer = readonly [type: string, read: () => string];

/** Everything but Sveltia's own files, by path. The configuration is made anew for each page, so a changed schema needs no restart. */
const getAnswers = (script: string, sveltia: string, root: string): ReadonlyMap<string, Answer> =>
	new Map<string, Answer>([
		["/", ["text/html", () => editorHtml]],
		["/editor.js", ["text/javascript", () => script]],
		["/sveltia/index.js", ["text/javascript", () => sveltia]],
		["/config.json", ["application/json", () => JSON.stringify(getEditorConfig(basename(root)))]],
		["/icon.svg", ["image/svg+xml", () => readFileSync(join(__dirname, "../../static/icon.svg"), "utf8")]],
	]);

/** Starts the editor's server. The browser writes the content files; the server can't. @throws if the port is taken */
export const startEditor = async (root: string, port: number): Promise<Server> => {
	const sveltia = require.resolve("@sveltia/cms");
	const answers = getAnswers(await bundlePage(), readSveltia(sveltia), root);
	const files = sirv(dirname(sveltia), { dev: true });
	const server = createServer((request, response) => {
		for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
		if (!isForUs(request, port)) return send(response, 403, "text/plain", "Open the address that the terminal shows.");
		const path = request.url?.split("?", 1)[0] ?? "/";
		const answer = answers.get(path);
		if (answer) return send(response, 200, answer[0], answer[1]());
		const refuse = () => send(response, 404, "text/plain", "There’s nothing at this address.");
		if (!path.startsWith("/sveltia/")) return refuse();
		request.url = path.slice("/sveltia".length);
		return files(request, response, refuse);
	});
	await new Promise<void>((done, failed) => server.once("error", failed).listen(port, editorHost, done));
	return server;
};
