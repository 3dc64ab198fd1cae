import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "node:process";
import { getRequestListener } from "@hono/node-server";
import type { GatsbyNode, Reporter } from "gatsby";
import { checkForBuild } from "../../content/checks";
import { watchContent } from "../../content/commands/watch";
import { contentReportPath } from "../../lib/develop/report-path";
import { describeProblems } from "../../problems/report";
import { createApp } from "../../server/app";
import { readSiteContent } from "../../server/content";
import { loadSettings } from "../../server/settings";
import { writeSearchIndex } from "../search";
import { updateCheckedCopy } from "./checked-copy";

/**
 * Tells open pages what's wrong with content/, as server-sent events: a message in JSON, empty if
 * nothing is wrong.
 */
const createReportStream = () => {
	const listeners = new Set<ServerResponse>();
	let last = "";
	const write = (response: ServerResponse): void => {
		response.write(`data: ${JSON.stringify(last)}\n\n`);
	};
	return {
		connect: (request: IncomingMessage, response: ServerResponse): void => {
			response.writeHead(200, {
				"Content-Type": "text/event-stream",
				"Cache-Control": "no-cache, no-transform",
			});
			write(response);
			listeners.add(response);
			request.on("close", () => listeners.delete(response));
		},
		send: (message: string): void => {
			last = message;
			for (const response of listeners) write(response);
		},
	};
};

type Listener = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What's used of Express; Gatsby has no type for it. */
interface DevServer {
	readonly get: (path: string, handler: ReturnType<typeof createReportStream>["connect"]) => void;
	readonly use: (listener: Listener) => void;
}

/**
 * As in production, but content is read at each request, so that an editor sees each change at
 * once.
 */
const addEndpoints = (server: DevServer, reporter: Reporter) => {
	try {
		const { app, start } = createApp(loadSettings(env), () => readSiteContent());
		const answer = getRequestListener(app.fetch);
		server.use((request, response, next) =>
			request.url?.startsWith("/api/") ? void answer(request, response) : next(),
		);
		start();
	} catch (error) {
		reporter.error(`The forms don't work here: ${String(error)}`);
	}
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, reporter, store }) => {
	const server: DevServer = app;
	const root = store.getState().program.directory;
	const stream = createReportStream();
	const accept = (): void => {
		const { saved, removed } = updateCheckedCopy(root);
		if (saved.length + removed.length === 0) return;
		writeSearchIndex(root);
		reporter.info(
			`No problems in what has changed: ${[...saved, ...removed.map((file) => `${file} (removed)`)].join(", ")}`,
		);
	};
	const check = async (): Promise<void> => {
		const { problems } = await checkForBuild(root);
		const message = problems.length > 0 ? describeProblems(problems) : "";
		if (message) reporter.error(message);
		else accept();
		stream.send(message);
	};
	watchContent(root, () =>
		check().catch((error: unknown) => {
			// A file may vanish between check and copy. Gatsby goes on with the last copy.
			reporter.error(
				`A change of content/ couldn't be read (${String(error)}). Save the file again.`,
			);
		}),
	);
	server.get(contentReportPath, stream.connect);
	addEndpoints(server, reporter);
};
