/**
 * Serves packaged functions, each at /api/NAME, as Lambda runs them: an event in, an answer out. Prints its address. Its folder is a package's.
 * @param entries NAME=FILE, the file with the handler
 */
import { createServer } from "node:http";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

/** Lambda's own way for answers that are streamed: Netlify's runtime finds it in every process. */
globalThis.awslambda = {
	streamifyResponse: (handle) => async (event, context) => {
		const body = new PassThrough();
		const [, text] = await Promise.all([handle(event, body, context), buffer(body)]);
		return { ...body.metadata, body: text.toString("base64"), isBase64Encoded: true };
	},
	HttpResponseStream: { from: (stream, metadata) => Object.assign(stream, { metadata }) },
};

const handlers = new Map();
for (const entry of process.argv.slice(2)) {
	const [name, file] = entry.split("=");
	const module = await import(pathToFileURL(file));
	handlers.set(`/api/${name}`, module.handler ?? module.default.handler);
}
/** Netlify's edge names the visitor's address. */
const visitor = { "x-nf-client-connection-ip": ["203.0.113.7"], "x-forwarded-for": ["203.0.113.7, 100.64.0.7"] };

const server = createServer(async (request, response) => {
	const body = await buffer(request);
	const multiValueHeaders = { ...Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, [value].flat()])), ...visitor };
	const event = {
		...{ path: request.url, rawUrl: `http://${request.headers.host}${request.url}`, rawQuery: "", httpMethod: request.method, multiValueHeaders },
		headers: Object.fromEntries(Object.entries(multiValueHeaders).map(([name, values]) => [name, values.join(", ")])),
		...{ queryStringParameters: {}, multiValueQueryStringParameters: {}, body: body.toString("base64"), isBase64Encoded: true },
	};
	const answer = await handlers.get(request.url)(event, { functionName: "forms", getRemainingTimeInMillis: () => 30_000 });
	response.writeHead(answer.statusCode, { ...answer.headers, ...answer.multiValueHeaders });
	response.end(Buffer.from(answer.body ?? "", answer.isBase64Encoded ? "base64" : "utf8"));
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
