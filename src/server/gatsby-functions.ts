import type { IncomingMessage, ServerResponse } from "node:http";
// The free name process.env is replaced by Gatsby's bundler with the environment of the build.
import { env } from "node:process";
import { Hono } from "hono";
import { createApp, usualHeaders } from "./app";
import { readSiteContent } from "./content";
import { createLayout, plainFrame, respond } from "./http/layout";
import { type ServerEnv, withHeaders } from "./http/request";
import { describeError, log } from "./log";
import { loadSettings } from "./settings";

/**
 * Gatsby hands every body on as it came. Its limit is above ours, whose answer has the form's own words. It's taken out of an object, and src/api exports it
 * with `*`, because Gatsby takes a plain export of this name, in any file, for a page's, and then builds engines that render pages on request.
 */
export const { config } = { config: { bodyParser: { raw: { type: "*/*", limit: "6mb" } } } };

/** A request as Gatsby hands it on; on Netlify, `url` has no query, and `rawUrl` has all of it. */
type GatsbyRequest = IncomingMessage & { readonly body?: unknown; readonly rawUrl?: string };

const title = "This form isn’t available right now";
const text = "Nothing was sent or stored. Please call, text or email us instead.";
const sendPage = createLayout("Elm Place", plainFrame);

/** Answers 503 to everything, where nothing can be stored. It needs no content, no outbox and no setting. */
const unavailable = new Hono<ServerEnv>().use(withHeaders(usualHeaders)).all("*", (c) => {
	// Seconds until it's worth trying again: somebody has to set a variable first.
	c.header("Retry-After", "3600");
	const page = { title, main: text, links: [{ href: "/contact", label: "How to reach us" }] };
	return respond(c, 503, { ok: false, message: `${title}. ${text}` }, () => page, sendPage);
});

/** Gatsby loads a function's file again for each request: the app is kept by the process, or each request would open the outbox. */
const shared = globalThis as typeof globalThis & { elmPlaceForms?: Hono<ServerEnv>; elmPlaceProblem?: string };

const start = (): Hono<ServerEnv> => {
	const settings = loadSettings(env);
	const { serverless, trustedProxies } = settings;
	const content = serverless ? readSiteContent(env.LAMBDA_TASK_ROOT) : undefined;
	// On Netlify the host is a proxy, the last to add to X-Forwarded-For. Elsewhere content is read at each request: an editor sees each change at once.
	const created = createApp({ ...settings, trustedProxies: Math.max(serverless ? 1 : 0, trustedProxies) }, () => content ?? readSiteContent());
	created.start();
	return created.app;
};

/** @returns what answers this request; the next one tries again, if no request can be taken now. The log says once why. */
const findApp = (): Hono<ServerEnv> => {
	try {
		shared.elmPlaceForms ??= start();
		return shared.elmPlaceForms;
	} catch (error) {
		const problem = describeError(error);
		if (problem !== shared.elmPlaceProblem) log(problem, "warn");
		shared.elmPlaceProblem = problem;
		return unavailable;
	}
};

/** The function of an endpoint for `gatsby develop` and Netlify; in production src/server/main.ts serves the same app. */
export const createGatsbyFunction = (path: string) => async (incoming: GatsbyRequest, response: ServerResponse) => {
	const { method = "GET", url = "", rawUrl = url, body } = incoming;
	const headers = new Headers(Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]));
	// Netlify adds addresses of its own to X-Forwarded-For, and names the visitor's in a header that no visitor can set. Its adapter marks the request.
	const address = headers.get("x-nf-client-connection-ip");
	if ("netlifyFunctionParams" in incoming && address) headers.set("x-forwarded-for", address);
	const init = { method, headers, body: method === "POST" && Buffer.isBuffer(body) ? new Uint8Array(body) : null };
	const [, ...query] = rawUrl.split("?");
	const answer = await findApp().request(`http://localhost${path}?${query.join("?")}`, init, { incoming });
	response.statusCode = answer.status;
	for (const [name, value] of answer.headers) response.setHeader(name, value);
	response.end(Buffer.from(await answer.arrayBuffer()));
};
