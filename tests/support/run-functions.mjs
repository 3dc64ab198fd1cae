/**
 * Serves Gatsby's bundles of functions from a folder, each at /api/NAME, until it's ended, and prints its address. They see the requests that Netlify's
 * adapter makes of events: marked, without a socket, and with their query in `rawUrl` alone.
 */
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Readable } from "node:stream";

const [folder] = process.argv.slice(2);
const require = createRequire(join(folder, "run.cjs"));

const server = createServer((request, response) => {
	const { method, headers, url } = request;
	const { pathname: path } = new URL(url, "http://localhost");
	const parts = { method, headers, url: path, originalUrl: path, rawUrl: `http://${headers.host}${url}`, netlifyFunctionParams: {} };
	const event = Object.assign(Readable.from(request, { objectMode: false }), parts);
	require(join(folder, `${path.replace("/api/", "")}.js`)).default(event, response);
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
