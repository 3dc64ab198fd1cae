import type { IncomingMessage, ServerResponse } from "node:http";
import type { Health } from "../health";

const headers = {
	"Content-Type": "application/json; charset=utf-8",
	"Cache-Control": "no-store",
	"X-Content-Type-Options": "nosniff",
	"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
};

/** `GET /api/health`: 200 with the state as JSON, 503 if requests are at risk. @param look as `createHealth` returns it; it never throws */
export const createHealthHandler =
	(look: () => Promise<Health>) =>
	async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
		for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
		const isRead = request.method === "GET" || request.method === "HEAD";
		const body = isRead ? await look() : { message: "This address only says how the server is. Ask it with GET or HEAD." };
		response.statusCode = "message" in body ? 405 : body.ok ? 200 : 503;
		if (!isRead) response.setHeader("Allow", "GET, HEAD");
		const text = JSON.stringify(body);
		response.setHeader("Content-Length", Buffer.byteLength(text));
		response.end(request.method === "HEAD" ? undefined : text);
	};
