import type { IncomingMessage } from "node:http";
// The free name process.env is replaced by Gatsby's bundler with the environment of the build.
import { env } from "node:process";
import { createApp } from "./app";
import { readSiteContent } from "./content";
import { wantsPage } from "./http/request";
import { end, type Handler } from "./http/respond";
import { describeError, log } from "./log";
import { loadSettings, type Settings } from "./settings";

/** Seconds until it's worth trying again: somebody has to set a variable first. */
const retryAfter = "3600";
const heading = "This form isn’t available right now";
const text = "Nothing was sent or stored. Please call, text or email us instead.";
const page = `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title></head>
<body><main><h1>${heading}</h1><p>${text}</p><p><a href="/contact">How to reach us</a></p></main></body></html>`;
const json = JSON.stringify({ ok: false, message: `${heading}. ${text}` });

/** Answers 503 to everything, where nothing can be stored. It needs no content, no outbox and no setting. */
const refuseAll: Handler = async (request, response) => {
	const html = wantsPage(request.headers);
	const type = `${html ? "text/html" : "application/json"}; charset=utf-8`;
	end(request, response, 503, html ? page : json, { "Content-Type": type, "Retry-After": retryAfter, Vary: "Accept, Content-Type" });
};

/** Gatsby loads a function's file again for each request: the handlers are kept by the process, or each request would open the outbox. */
const shared = globalThis as typeof globalThis & { elmPlaceForms?: ReadonlyMap<string, Handler> };

/** @returns the handlers by path; none if no request can be taken */
const start = (): ReadonlyMap<string, Handler> => {
	let settings: Settings;
	try {
		settings = loadSettings(env);
	} catch (error) {
		log(describeError(error), "warn");
		return new Map();
	}
	const { serverless, trustedProxies } = settings;
	const content = serverless ? readSiteContent(env.LAMBDA_TASK_ROOT) : undefined;
	// On Netlify the host is a proxy, the last to add to X-Forwarded-For. Elsewhere content is read at each request: an editor sees each change at once.
	const app = createApp({ ...settings, trustedProxies: Math.max(serverless ? 1 : 0, trustedProxies) }, () => content ?? readSiteContent());
	app.start();
	return app.endpoints;
};

/**
 * Netlify adds addresses of its own to X-Forwarded-For, and names the visitor's in a header that no visitor can set. Its adapter gives the request
 * `netlifyFunctionParams`.
 */
const identifyVisitor = (request: IncomingMessage): void => {
	const address = request.headers["x-nf-client-connection-ip"];
	if ("netlifyFunctionParams" in request && typeof address === "string") request.headers["x-forwarded-for"] = address;
};

/**
 * The function of an endpoint for `gatsby develop` and Netlify; in production src/server/main.ts serves the same handlers. It never throws: Gatsby's
 * wrapper would leave the request without an answer.
 */
export const createGatsbyFunction =
	(path: string): Handler =>
	async (request, response) => {
		try {
			shared.elmPlaceForms ??= start();
			const handle = shared.elmPlaceForms.get(path) ?? refuseAll;
			identifyVisitor(request);
			await handle(request, response);
		} catch (error) {
			log(`${path}: ${describeError(error)}`, "warn");
			if (!response.writableEnded) await refuseAll(request, response);
		}
	};
