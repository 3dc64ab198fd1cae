import type { Health } from "../health";
import { end, type Handler } from "./respond";

const headers = { "Content-Type": "application/json; charset=utf-8" };

/** `GET /api/health`: 200 with the state as JSON, 503 if requests are at risk. @param look as `createHealth` returns it; it never throws */
export const createHealthHandler =
	(look: () => Promise<Health>): Handler =>
	async (request, response) => {
		if (request.method !== "GET" && request.method !== "HEAD") {
			const message = "This address only says how the server is. Ask it with GET or HEAD.";
			return end(request, response, 405, JSON.stringify({ message }), { ...headers, Allow: "GET, HEAD" });
		}
		const health = await look();
		end(request, response, health.ok ? 200 : 503, JSON.stringify(health), headers);
	};
