/** Nothing a visitor sends reaches this machine's disk: nginx is made to fail in every way it writes messages about, and its folders are searched. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { connect as connectPlain } from "node:net";
import { join } from "node:path";
import { after, afterEach, before, test } from "node:test";
import { connect as connectTls } from "node:tls";
import { until } from "../support/server-until.mjs";
import { ask } from "./ask.mjs";
import { startSite } from "./site-on-nginx.mjs";

/** In everything a visitor sends here; no other text has it. */
const mark = "zq7visitor";
/** Where the visitor sits, and another who hasn't used up what one may send: none of the site's own addresses. */
const address = "127.0.0.77";
const others = "127.0.0.78";
const body = `name=${mark}&phone=${mark}`;
const headers = { referer: `https://127.0.0.1/${mark}`, "user-agent": mark, cookie: `a=${mark}`, "x-forwarded-for": mark };
const form = `/api/contact-messages?signature=${mark}`;

let site;
let ca;
/** What nginx gives up by itself, after 20 s and 10 s: it begins before all else. */
let hanging;
before(async () => {
	site = await startSite();
	ca = readFileSync(site.nginx.certificate);
	const reached = new Promise((done) => site.answerWith(done));
	const request = post();
	await reached;
	site.answerWith();
	const begun = `POST ${form} HTTP/1.1\r\nHost: 127.0.0.1\r\nReferer: ${mark}\r\nContent-Length: 9000\r\n\r\n${body}`;
	hanging = { request, form: sendRaw(openTls(), begun) };
});
afterEach(() => site.answerWith());
after(() => site.stop());

/** One request of the marked visitor. */
const visit = (path, options = {}) => site.get(path, { localAddress: address, ...options, headers: { ...headers, ...options.headers } });
const post = (path = form, options = {}) => visit(path, { method: "POST", body, ...options });
const isStatus = (status) => (answer) => assert.equal(answer.status, status);

/** Everything in the logs, by file. */
const readLogs = () => {
	const folder = join(site.nginx.prefix, "logs");
	return Object.fromEntries(readdirSync(folder, { recursive: true }).map((file) => [file, readFileSync(join(folder, file), "utf8")]));
};
const failures = () => readLogs()["failures.log"].trim().split("\n").filter(Boolean);

/** Sends bytes as they are. @returns what comes back until nginx hangs up, or the error with which it does */
const sendRaw = async (socket, bytes) => {
	const parts = [];
	socket.on("data", (part) => parts.push(part));
	const ended = new Promise((done) => {
		socket.on("close", () => done(Buffer.concat(parts).toString("latin1")));
		socket.on("error", (error) => done(error.code));
	});
	socket.write(bytes);
	return ended;
};
const openTls = (options) => connectTls({ port: site.port, host: "127.0.0.1", localAddress: address, ca, ...options });
const openPlain = () => connectPlain({ port: site.port, host: "127.0.0.1", localAddress: address });

const provoked = {
	"the server hangs up": async () => isStatus(503)(await post()),
	"the server hangs up on a browser without script": async () => isStatus(503)(await post(form, { headers: { accept: "text/html" } })),
	"the server answers something else than HTTP": async () => {
		site.answerWith((request) => request.socket.end(`HTTP/1.1 200 OK\r\n${mark}\0: 1\r\n\r\n`));
		isStatus(503)(await post());
	},
	"the server answers headers that are too long": async () => {
		site.answerWith((_, response) => response.writeHead(200, { "x-long": mark.repeat(2000) }).end());
		isStatus(503)(await post());
	},
	"the server breaks off in the middle of an answer": async () => {
		site.answerWith((request, response) => {
			response.writeHead(200, { "content-length": "1000" });
			response.write(mark, () => request.socket.destroy());
		});
		await assert.rejects(post(), /aborted/);
	},
	"the visitor hangs up while the server works": async () => {
		let arrived;
		const reached = new Promise((done) => {
			arrived = done;
		});
		site.answerWith((request) => {
			request.socket.once("close", arrived);
			socket.destroy();
		});
		const socket = openTls();
		socket.write(`POST ${form} HTTP/1.1\r\nHost: 127.0.0.1\r\nReferer: ${mark}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
		await reached;
	},
	"the visitor hangs up in the middle of a form": async () => {
		const socket = openTls();
		await once(socket, "secureConnect");
		await new Promise((sent) => socket.write(`POST ${form} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000\r\n\r\n${body}`, sent));
		socket.destroy();
	},
	"a form that's too long": async () => isStatus(413)(await post(form, { body: mark.repeat(15_000) })),
	"a body where none belongs": async () => isStatus(413)(await post(`/about?${mark}`, { body: mark.repeat(500) })),
	"a form without its length": async () => isStatus(411)(await post(form, { headers: { "transfer-encoding": "chunked" } })),
	"headers that are too long": async () => isStatus(400)(await visit(`/about?${mark}`, { headers: { cookie: mark.repeat(1000) } })),
	"an address that's too long": async () => isStatus(414)(await visit(`/${mark.repeat(1000)}`)),
	"a file name that's too long": async () => isStatus(404)(await visit(`/${mark.repeat(60)}`)),
	"no such page": async () => isStatus(404)(await visit(`/${mark}?${mark}`)),
	"no such chunk, picture or data": async () => {
		for (const path of [`/static/${mark}`, "/app-00000000000000000000.js", `/page-data/${mark}/page-data.json`, `/.well-known/${mark}`])
			isStatus(404)(await visit(path));
	},
	"a folder": async () => isStatus(404)(await visit(`/static/?${mark}`)),
	"a file under a file": async () => isStatus(404)(await visit(`/icon.svg/${mark}`)),
	"a hidden file": async () => isStatus(404)(await visit(`/.${mark}`)),
	"a path above the root": async () => isStatus(400)(await visit(`/../${mark}`)),
	"a zero byte": async () => isStatus(400)(await visit(`/${mark}%00`)),
	"a method no page has": async () => isStatus(405)(await visit(`/about?${mark}`, { method: "DELETE" })),
	"another host": async () => {
		const other = { headers: { host: `${mark}.example` }, servername: "localhost" };
		isStatus(421)(await visit(`/${mark}`, other));
		isStatus(421)(await ask(`${site.nginx.httpAddress}/${mark}`, { headers: { host: `${mark}.example` }, localAddress: address }));
	},
	"a request that isn't HTTP": async () => assert.match(await sendRaw(openTls(), `${mark} ${mark}\r\n\r\n`), /^HTTP\/1\.1 400 |^<html>[\s\S]*400/),
	"a header line that isn't one": async () =>
		assert.match(await sendRaw(openTls(), `GET /${mark} HTTP/1.1\r\nHost: 127.0.0.1, ${mark}\r\n\r\n`), /^HTTP\/1\.1 400 /),
	"two different lengths": async () =>
		assert.match(
			await sendRaw(openTls(), `POST ${form} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n${mark}`),
			/^HTTP\/1\.1 400 /,
		),
	"chunks that aren't": async () =>
		assert.match(
			await sendRaw(openTls(), `POST ${form} HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${mark}`),
			/^HTTP\/1\.1 4/,
		),
	"plain HTTP on the port for TLS": async () =>
		assert.match(await sendRaw(openPlain(), `GET /?${mark} HTTP/1.1\r\nHost: ${mark}\r\nConnection: close\r\n\r\n`), /^HTTP\/1\.1 400 /),
	"something else than TLS": async () => assert.notEqual(await sendRaw(openPlain(), Buffer.from(`\x16\x03\x01\x00\x05${mark}${mark}`)), ""),
	"a version of TLS that's too old": async () => {
		const socket = openTls({ minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0", servername: `${mark}.example` });
		await assert.rejects(once(socket, "secureConnect"));
	},
	"no cipher in common": async () => await assert.rejects(once(openTls({ maxVersion: "TLSv1.2", ciphers: "NULL-SHA256:@SECLEVEL=0" }), "secureConnect")),
	"TLS broken off": async () => {
		const socket = openPlain();
		await once(socket, "connect");
		await new Promise((sent) => socket.write(Buffer.from("\x16\x03\x01\x02\x00\x01", "latin1"), sent));
		socket.resetAndDestroy();
	},
	"HTTP/2 that isn't": async () => {
		const socket = openTls({ ALPNProtocols: ["h2"] });
		await sendRaw(socket, `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${mark.repeat(10)}`);
	},
	"more connections at a time than one visitor has": async () => {
		const waiting = [];
		site.answerWith((_, response) => waiting.push(response));
		const asked = Array.from({ length: 9 }, () => visit(form, { localAddress: others }));
		isStatus(429)(await Promise.race(asked));
		await until("eight requests wait for the server", () => waiting.length === 8);
		for (const response of waiting) response.end();
		await Promise.all(asked);
	},
	// Last: afterwards this visitor's posts are refused.
	"more forms than one visitor may send": async () => {
		site.answerWith((_, response) => response.end());
		let sent = 0;
		while (sent < 1000 && (await post()).status !== 429) sent += 1;
		assert.ok(sent < 1000, `${sent} posts were answered before one was refused`);
	},
};

for (const [what, provoke] of Object.entries(provoked)) test(`provoked: ${what}`, provoke);

test("the server hangs, a form stops halfway, and there is no server: nginx has nothing of what was sent in its files, and says what failed and when", async () => {
	assert.equal((await hanging.request).status, 503);
	await hanging.form;
	await site.stopFunctions();
	// Another visitor: the first has sent more than one may.
	isStatus(503)(await post(form, { localAddress: others }));
	const line = new RegExp(`^[\\d-]+T[\\d:]+[+-][\\d:]+ 5\\d\\d, server: 127\\.0\\.0\\.1:${site.functionsPort} \\d+ in [\\d.]+ s$`);
	await until("the failures are in the log", () => ["503, ", " 502 ", " 504 "].every((text) => failures().some((entry) => entry.includes(text))));
	for (const entry of failures()) assert.match(entry, line);
	for (const [file, text] of Object.entries(readLogs()))
		for (const sent of [mark, address, others, "/api/", "/about", "HTTP/1"]) assert.ok(!text.includes(sent), `logs/${file} has ${sent}:\n${text}`);
});
