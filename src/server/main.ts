import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { env } from "node:process";
import { getRequestListener } from "@hono/node-server";
import { builtHeadersFile } from "../lib/http/built-headers";
import { createApp } from "./app";
import { readSiteContent } from "./content";
import { createSite } from "./http/site";
import { describeError, log } from "./log";
import { drainMs } from "./mail/delivery";
import { loadSettings } from "./settings";

const requestGraceMs = 15_000;
/** Milliseconds: for the requests, for the mails on their way, and for closing the outbox. */
const stopMs = requestGraceMs + drainMs + 5000;

const main = async () => {
	const settings = loadSettings(env);
	const { host, port, trustedProxies } = settings;
	if (!existsSync(join("public", builtHeadersFile)))
		throw new Error(
			"There's no built site in public/. Run npm run build first, in the project's folder.",
		);
	const content = readSiteContent();
	const api = createApp(settings, () => content);
	const site = createSite(api.app, "public", content.redirects, trustedProxies);
	const server = createServer(getRequestListener(site.fetch));
	let stopping = false;
	const stop = async (signal: NodeJS.Signals) => {
		// Ctrl-C arrives twice, from the terminal and from npm.
		if (stopping) return;
		stopping = true;
		log(`${signal}: nothing new is taken. What has begun ends within ${stopMs / 1000} s.`);
		setTimeout(() => {
			log(
				"Not everything has ended in time. What was accepted is in the outbox, and is mailed after the next start.",
				"warn",
			);
			process.exit(1);
		}, stopMs);
		// Browsers keep connections open between requests, and close() would wait for them.
		setInterval(() => server.closeIdleConnections(), 100);
		setTimeout(() => server.closeAllConnections(), requestGraceMs);
		await new Promise((closed) => server.close(closed));
		await api.stop();
		process.exit(0);
	};
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);

	await once(server.listen(port, host), "listening");
	if (stopping) return;
	api.start();
	const address = server.address() as AddressInfo;
	process.stdout.write(`Elm Place is served on http://${host}:${address.port}\n`);
};

main().catch((error: unknown) => {
	console.error(describeError(error));
	process.exit(1);
});
