import type { IncomingMessage, ServerResponse } from "node:http";

/** Tells open pages what's wrong with content/. Server-sent events: each is a message as JSON, empty if nothing is wrong. */
export const createReportStream = () => {
	const listeners = new Set<ServerResponse>();
	let last = "";
	const write = (response: ServerResponse): void => {
		response.write(`data: ${JSON.stringify(last)}\n\n`);
	};
	return {
		/** Answers a page's request for events. It begins with the last message. */
		connect: (request: IncomingMessage, response: ServerResponse): void => {
			// Gatsby compresses what it serves, and would hold an event back until more follow: "no-transform" turns that off.
			response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" });
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
