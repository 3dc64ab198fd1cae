/** Nothing a visitor sends reaches this machine's disk: nginx is made to fail in every way it writes messages about, and its folders are searched. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
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

/** The longest body nginx takes, in bytes. */
const longest = 96 * 1024;

/** The names of the files that appear in a folder of nginx until `stop`, which is the last. */
const watchFolder = (folder) => {
	const seen = new Set();
	let ended;
	const end = new Promise((done) => {
		ended = done;
	});
	const watcher = watch(folder, { persistent: false }, (_, file) => {
		seen.add(file);
		if (file === "last") ended();
	});
	return async () => {
		writeFileSync(join(folder, "last"), "");
		await end;
		watcher.close();
		rmSync(join(folder, "last"));
		return [...seen];
	};
};

let site;
let ca;
/** Where nginx would keep bodies that don't fit into its memory. */
let folders;
/** What nginx gives up by itself, after 20 s and 10 s: it begins before all else. */
let hanging;
before(async () => {
	site = await startSite();
	ca = readFileSync(site.nginx.certificate);
	folders = ["body", "proxy"].map((name) => watchFolder(join(site.nginx.prefix, "tmp", name)));
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
	"a body as long as nginx takes, its length said or not": async () => {
		const received = [];
		site.answerWith(async (request, response) => {
			let length = 0;
			for await (const part of request) length += part.length;
			received.push(length);
			response.end();
		});
		isStatus(200)(await post(form, { body: "x".repeat(longest) }));
		const session = connectHttp2(site.nginx.address, { ca });
		const stream = session.request({ ":path": form, ":method": "POST" });
		for (let sent = 0; sent < longest; sent += 1024) stream.write("x".repeat(1024));
		stream.end();
		const [answer] = await once(stream, "response");
		assert.equal(answer[":status"], 200);
		session.close();
		assert.deepEqual(received, [longest, longest]);
	},
	"the server hangs up": async () => isStatus(503)(await post()),
	"the server answers something else than HTTP": async () => {
		site.answerWith((request) => request.socket.end(`HTTP/1.1 200 OK\r\n${mark}\0: 1\r\n\r\n`));
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
	"a form that's too long": async () => isStatus(413)(await post(form, { body: "x".repeat(longest + 1) })),
	"headers that are too long": async () => isStatus(400)(await visit(`/about?${mark}`, { headers: { cookie: mark.repeat(1000) } })),
	"an address that's too long": async () => isStatus(414)(await visit(`/${mark.repeat(1000)}`)),
	"no such page": async () => isStatus(404)(await visit(`/${mark}?${mark}`)),
	"no such chunk, picture or data": async () => {
		for (const path of [`/static/${mark}`, "/app-00000000000000000000.js", `/page-data/${mark}/page-data.json`, `/.well-known/${mark}`])
			isStatus(404)(await visit(path));
	},
	"another host": async () => {
		const other = { headers: { host: `${mark}.example` }, servername: "localhost" };
		isStatus(421)(await visit(`/${mark}`, other));
		isStatus(421)(await ask(`${site.nginx.httpAddress}/${mark}`, { headers: { host: `${mark}.example` }, localAddress: address }));
	},
	"a request that isn't HTTP": async () => assert.match(await sendRaw(openTls(), `${mark} ${mark}\r\n\r\n`), /^HTTP\/1\.1 400 |^<html>[\s\S]*400/),
	"a header line that isn't one": async () =>
		assert.match(await sendRaw(openTls(), `GET /${mark} HTTP/1.1\r\nHost: 127.0.0.1, ${mark}\r\n\r\n`), /^HTTP\/1\.1 400 /),
	"something else than TLS": async () => assert.notEqual(await sendRaw(openPlain(), Buffer.from(`\x16\x03\x01\x00\x05${mark}${mark}`)), ""),
	"a version of TLS that's too old": async () => {
		const socket = openTls({ minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0", servername: `${mark}.example` });
		await assert.rejects(once(socket, "secureConnect"));
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
	for (const stop of folders) assert.deepEqual(await stop(), ["last"]);
	for (const [file, text] of Object.entries(readLogs()))
		for (const sent of [mark, address, others, "/api/", "/about", "HTTP/1"]) assert.ok(!text.includes(sent), `logs/${file} has ${sent}:\n${text}`);
});
