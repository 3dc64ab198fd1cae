import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { keptOnce } from "./kept";

/**
 * Gatsby puts multer before every function: it reads multipart bodies of any size into memory, and answers a malformed one with 500.
 * Our forms send none. The type is taken off such a request before multer sees it, so that the function answers 415.
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/internal-plugins/functions/middleware.ts
 */
export const refuseMultipart = (): void =>
	keptOnce("multipart", () =>
		subscribe("http.server.request.start", (said) => {
			const { request } = said as { request: IncomingMessage };
			if (request.url?.startsWith("/api/") && /^\s*multipart\//i.test(request.headers["content-type"] ?? ""))
				request.headers["content-type"] = "multipart-refused";
		}),
	);
