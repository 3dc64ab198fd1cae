/**
 * The built site with a script at the top of each page that keeps its errors: WebDriver can't read
 * a page's console.
 */
import { request as ask, createServer } from "node:http";
import { text } from "node:stream/consumers";
import { noMail, startServer, temporaryOutbox } from "../support/serve.mjs";

/** Runs in the page, and keeps errors in session storage, which outlives the page. */
const keepErrors = () => {
	const describe = (error) => (error instanceof Error ? `${error}\n${error.stack}` : String(error));
	const keep = (...words) => {
		const kept = JSON.parse(sessionStorage.getItem("errors") ?? "[]");
		sessionStorage.setItem(
			"errors",
			JSON.stringify([...kept, `${location.pathname}: ${words.map(describe).join(" ")}`]),
		);
	};
	// A script, style sheet or picture that doesn't load raises the same event as an error of a
	// script; a prefetch is given up when a page changes.
	addEventListener(
		"error",
		({ target, error, message }) => {
			if (target === window) keep(error ?? message);
			else if (target.rel !== "prefetch") keep(`${target.src ?? target.href} didn't load`);
		},
		true,
	);
	addEventListener("unhandledrejection", ({ reason }) => keep("unhandled rejection", reason), true);
	addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
		keep(`the policy's ${violatedDirective} forbids ${blockedURI}`),
	);
	console.error = keep;
};
// The policy allows files of the site's own, and no other script.
const probe = "/__probe.js";

export const startProbedSite = async () => {
	const outbox = temporaryOutbox();
	const site = await startServer({ OUTBOX_DIR: outbox.folder, ...noMail });
	const proxy = createServer((request, response) => {
		if (request.url === probe)
			return response
				.writeHead(200, { "content-type": "text/javascript" })
				.end(`(${keepErrors})();`);
		const { method, url: path } = request;
		const headers = { ...request.headers, "accept-encoding": "identity" };
		const forwarded = ask(
			{ host: "127.0.0.1", port: site.port, method, path, headers },
			async (answer) => {
				const { "content-length": length, ...rest } = answer.headers;
				response.writeHead(answer.statusCode, rest);
				if (!rest["content-type"]?.startsWith("text/html")) return answer.pipe(response);
				response.end(
					(await text(answer)).replace("<head>", `<head><script src="${probe}"></script>`),
				);
			},
		);
		forwarded.on("error", () => response.destroy());
		request.pipe(forwarded);
	});
	await new Promise((listening) => proxy.listen(0, "127.0.0.1", listening));
	return {
		url: `http://127.0.0.1:${proxy.address().port}`,
		stop: async () => {
			proxy.close();
			proxy.closeAllConnections();
			await site.stop();
			outbox.remove();
		},
	};
};
