// The free name process.env is replaced by Gatsby's bundler with the environment of the build.
import { env } from "node:process";
import { type App, createApp, type Handler, log } from "./app";
import { readSiteContent } from "./content";
import type { FormKind } from "./outbox/entry";
import { readSettings } from "./settings";

/** Gatsby loads a function's file again for each request: the app is kept by the process, or each request would open the outbox. */
const shared = globalThis as typeof globalThis & { elmPlaceForms?: App };

const start = (): App => {
	const { settings, problems } = readSettings(env);
	for (const problem of problems) log(problem);
	// Read at each request: an editor at work sees each change at once.
	const app = createApp(settings, readSiteContent);
	app.start();
	return app;
};

/** A form's function for `gatsby develop` and Netlify; in production src/server/main.ts serves the same handlers. */
export const createGatsbyFunction =
	(kind: FormKind): Handler =>
	(request, response) => {
		shared.elmPlaceForms ??= start();
		return shared.elmPlaceForms.handlers[kind](request, response);
	};
