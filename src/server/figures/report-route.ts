import { existsSync } from "node:fs";
import type { Context } from "hono";
import { readReport } from "../../lib/figures/browser-report";
import type { Dependencies } from "../dependencies";
import { identifyClient, isSameOrigin, type ServerEnv } from "../http/request";

/** Takes a beacon, whose Referer is the page. Browsers would log any answer but 204. */
export const createReportRoute =
	({ count, limit, trustedProxies, warnOnce }: Dependencies) =>
	async (c: Context<ServerEnv>): Promise<Response> => {
		const { referer = "", "user-agent": agent } = c.req.header();
		const seconds = await limit.takeReport(identifyClient(c, trustedProxies));
		if (seconds > 0 || !isSameOrigin(c) || !URL.canParse(referer)) return c.body(null, 204);
		const url = new URL(referer);
		const { pathname: path } = url;
		const isPage = /^[\w/-]+$/.test(path) && existsSync(`public${path}/index.html`);
		const found = readReport(c.get("body"), url, isPage ? path : "other", agent);
		for (const [what, name] of Object.entries(found))
			if ((await count(what, name)) && what === "error" && (await limit.takeError(name)) > 0)
				warnOnce(`Visitors often get this error. Has the last release broken the page? ${name}`);
		return c.body(null, 204);
	};
