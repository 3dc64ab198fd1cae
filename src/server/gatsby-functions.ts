import type { IncomingMessage } from "node:http";
// The free name process.env is replaced by Gatsby's bundler with the environment of the build.
import { env } from "node:process";
import { createApp } from "./app";
import { readSiteContent } from "./content";
import { describeError } from "./describe-error";
import { refuseAll } from "./http/refusing-handler";
import type { Handler } from "./http/respond";
import { log } from "./log";
import { findRefusal, readSettings } from "./settings";

/** Finds the handler of a path. */
type FindHandler = (path: string) => Handler | undefined;

/** Gatsby loads a function's file again for each request: the handlers are kept by the process, or each request would open the outbox. */
const shared = globalThis as typeof globalThis & { elmPlaceForms?: FindHandler };

const start = (): FindHandler => {
	const read = readSettings(env);
	for (const problem of read.problems) log(problem, "warn");
	const refusal = findRefusal(read);
	if (refusal) {
		log(refusal, "warn");
		return () => refuseAll;
	}
	const { settings } = read;
	if (!settings.serverless) {
		// Read at each request: an editor at work sees each change at once.
		const app = createApp(settings, readSiteContent);
		app.start();
		return (path) => app.endpoints.get(path);
	}
	const content = readSiteContent(env.LAMBDA_TASK_ROOT);
	// The host is a proxy, and the last to add to X-Forwarded-For.
	const app = createApp({ ...settings, trustedProxies: Math.max(1, settings.trustedProxies) }, () => content);
	app.start();
	return (path) => app.endpoints.get(path);
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
			const handle = shared.elmPlaceForms(path);
			if (!handle) throw new Error("The server has no such endpoint.");
			identifyVisitor(request);
			await handle(request, response);
		} catch (error) {
			log(`${path}: ${describeError(error)}`, "warn");
			if (!response.writableEnded) await refuseAll(request, response);
		}
	};
