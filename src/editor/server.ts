import { readdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { basename, dirname, join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { build } from "esbuild";
import { Hono } from "hono";
import { getEditorConfig } from "./config";

/**
 * What to do first, and in a browser that can't write files. Sveltia makes the rest of the page.
 */
const editorHtml = `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Elm Place: content editor</title>
<link rel="icon" href="/icon.svg">
<style>
	.buttons > .button.secondary, body:not(:has(.powered-by)) #first { display: none }
	#first { position: fixed; z-index: 1; inset: 1.5rem 1rem auto; max-width: 36rem; margin: 0 auto; color: #333; font: 1rem/1.5 sans-serif; text-align: center }
	#changed { position: fixed; z-index: 9; inset: auto 0 0; margin: 0; background: #7a2e1d; color: #fff; font: 1rem/3 sans-serif; text-align: center }
	#unsupported { max-width: 36rem; margin: 4rem auto; padding: 0 1rem; font: 1.125rem/1.5 sans-serif }
</style>
<p id="first">Click the blue button and choose the folder that the terminal names: the one that holds the folder “content”. The browser asks whether it may save changes there; allow it.</p>
<p id="unsupported" hidden>This browser can’t save files in a folder. Open this address in Chrome, Edge or Chromium, on the computer that has the site’s files.</p>
<p id="changed" role="alert"></p>
<script type="module" src="/editor.js"></script>
</html>
`;

export const editorHost = "127.0.0.1";

/** Sveltia needs inline styles, blobs for previews, and WebAssembly for HEIC pictures. */
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
	"Cache-Control": "no-store",
};

const bundlePage = async () => {
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

/** Sveltia's stylesheet would load fonts from a CDN before those of its package. */
const readSveltia = (file: string) =>
	readFileSync(file, "utf8").replaceAll(/url\(https:\/\/[^)]*\)\s*format\([^)]*\)/g, 'local("")');

/** Refuses pages of other sites, also those with a name that leads to this computer. */
const isForUs = (host: string | undefined, port: number) =>
	host === `${editorHost}:${port}` || host === `localhost:${port}`;

/** The text of each JSON file by its path, trimmed, as Sveltia reads it. */
const readContent = (folder: string) => {
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
		name.endsWith(".json"),
	);
	return Object.fromEntries(
		names.map((name) => [name, readFileSync(join(folder, name), "utf8").trim()]),
	);
};

const text = (type: string) => ({ "Content-Type": `${type}; charset=utf-8` });

export const startEditor = async (root: string, port: number): Promise<Server> => {
	const sveltia = require.resolve("@sveltia/cms");
	const [script, sveltiaScript] = [await bundlePage(), readSveltia(sveltia)];
	const app = new Hono()
		.use(async (c, next) => {
			for (const [name, value] of Object.entries(headers)) c.header(name, value);
			return isForUs(c.req.header("host"), port)
				? next()
				: c.text("Open the address that the terminal shows.", 403);
		})
		.get("/", (c) => c.html(editorHtml))
		.get("/editor.js", (c) => c.body(script, 200, text("text/javascript")))
		// For each page anew, so a changed schema needs no restart.
		.get("/config.json", (c) => c.json(getEditorConfig(basename(root))))
		.get("/content.json", (c) => c.json(readContent(join(root, "content"))))
		.get("/icon.svg", (c) =>
			c.body(
				readFileSync(join(__dirname, "../../static/icon.svg"), "utf8"),
				200,
				text("image/svg+xml"),
			),
		)
		.get("/sveltia/index.js", (c) => c.body(sveltiaScript, 200, text("text/javascript")))
		.get(
			"/sveltia/*",
			serveStatic({
				root: dirname(sveltia),
				rewriteRequestPath: (path) => path.replace("/sveltia", ""),
			}),
		)
		.notFound((c) => c.text("There’s nothing at this address.", 404));
	const server = createServer(getRequestListener(app.fetch));
	await new Promise<void>((done, failed) =>
		server.once("error", failed).listen(port, editorHost, done),
	);
	return server;
};
