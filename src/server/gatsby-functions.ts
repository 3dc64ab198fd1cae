// The free name process.env is replaced by Gatsby's bundler with the environment of the build.
import { env } from "node:process";
import { type App, createApp, type Handler } from "./app";
import { readSiteContent } from "./content";
import { log } from "./log";
import { readSettings } from "./settings";

/** Gatsby loads a function's file again for each request: the app is kept by the process, or each request would open the outbox. */
const shared = globalThis as typeof globalThis & { elmPlaceForms?: App };

const start = (): App => {
	const { settings, problems, refusal } = readSettings(env);
	if (refusal) throw new Error(refusal);
	for (const problem of problems) log(problem, "warn");
	// Read at each request: an editor at work sees each change at once.
	const app = createApp(settings, readSiteContent);
	app.start();
	return app;
};

/** The function of an endpoint for `gatsby develop` and Netlify; in production src/server/main.ts serves the same handlers. @throws if there's no such endpoint */
export const createGatsbyFunction =
	(path: string): Handler =>
	(request, response) => {
		shared.elmPlaceForms ??= start();
		const handle = shared.elmPlaceForms.endpoints.get(path);
		if (!handle) throw new Error(`The server has no endpoint ${path}.`);
		return handle(request, response);
	};
