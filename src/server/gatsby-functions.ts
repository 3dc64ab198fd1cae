import type { IncomingMessage, ServerResponse } from "node:http";
// The free name process.env is replaced by Gatsby's bundler with the environment of the build.
import { env } from "node:process";
import { Hono } from "hono";
import { createApp } from "./app";
import { readSiteContent } from "./content";
import { type ServerEnv, wantsPage } from "./http/request";
import { withUsualHeaders } from "./http/respond";
import { describeError, log } from "./log";
import { loadSettings, type Settings } from "./settings";

/** Gatsby hands every body on as it came. Its limit is above ours, whose answer has the form's own words. */
export const config = { bodyParser: { raw: { type: "*/*", limit: "6mb" } } };

/** A request as Gatsby hands it on; on Netlify, `url` has no query, and `rawUrl` has all of it. */
type GatsbyRequest = IncomingMessage & { readonly body?: unknown; readonly rawUrl?: string };

const heading = "This form isn’t available right now";
const text = "Nothing was sent or stored. Please call, text or email us instead.";
const page = `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title></head>
<body><main><h1>${heading}</h1><p>${text}</p><p><a href="/contact">How to reach us</a></p></main></body></html>`;

/** Answers 503 to everything, where nothing can be stored. It needs no content, no outbox and no setting. */
const unavailable = new Hono<ServerEnv>().use(withUsualHeaders).all("*", (c) => {
	// Seconds until it's worth trying again: somebody has to set a variable first.
	const headers = { "Retry-After": "3600", Vary: "Accept, Content-Type" };
	return wantsPage(c) ? c.html(page, 503, headers) : c.json({ ok: false, message: `${heading}. ${text}` }, 503, headers);
});

/** Gatsby loads a function's file again for each request: the app is kept by the process, or each request would open the outbox. */
const shared = globalThis as typeof globalThis & { elmPlaceForms?: Hono<ServerEnv> };

const start = (): Hono<ServerEnv> => {
	let settings: Settings;
	try {
		settings = loadSettings(env);
	} catch (error) {
		log(describeError(error), "warn");
		return unavailable;
	}
	const { serverless, trustedProxies } = settings;
	const content = serverless ? readSiteContent(env.LAMBDA_TASK_ROOT) : undefined;
	// On Netlify the host is a proxy, the last to add to X-Forwarded-For. Elsewhere content is read at each request: an editor sees each change at once.
	const { app, start: deliver } = createApp({ ...settings, trustedProxies: Math.max(serverless ? 1 : 0, trustedProxies) }, () => content ?? readSiteContent());
	deliver();
	return app;
};

/**
 * Netlify adds addresses of its own to X-Forwarded-For, and names the visitor's in a header that no visitor can set. Its adapter gives the request
 * `netlifyFunctionParams`.
 */
const toHeaders = (incoming: GatsbyRequest): Headers => {
	const headers = new Headers(Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]));
	const address = headers.get("x-nf-client-connection-ip");
	if ("netlifyFunctionParams" in incoming && address) headers.set("x-forwarded-for", address);
	return headers;
};

/**
 * The function of an endpoint for `gatsby develop` and Netlify; in production src/server/main.ts serves the same app. It never throws: Gatsby's
 * wrapper would leave the request without an answer.
 */
export const createGatsbyFunction = (path: string) => async (incoming: GatsbyRequest, response: ServerResponse) => {
	const { method = "GET", url = "", rawUrl = url, body } = incoming;
	const [, ...query] = rawUrl.split("?");
	const headers = toHeaders(incoming);
	const init = { method, headers, body: method === "POST" && Buffer.isBuffer(body) ? new Uint8Array(body) : null };
	let answer: Response;
	try {
		shared.elmPlaceForms ??= start();
		answer = await shared.elmPlaceForms.request(`http://localhost${path}?${query.join("?")}`, init, { incoming });
	} catch (error) {
		log(`${path}: ${describeError(error)}`, "warn");
		answer = await unavailable.request("/", { headers });
	}
	response.statusCode = answer.status;
	for (const [name, value] of answer.headers) response.setHeader(name, value);
	response.end(Buffer.from(await answer.arrayBuffer()));
};
