/** What visitors write stays in nginx's memory: its folders for files on the way stay empty. */
import assert from "node:assert/strict";
import { readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import { connect } from "node:http2";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { startSite } from "./site-on-nginx.mjs";

/** The longest body nginx takes, in bytes. */
const longest = 96 * 1024;
const form = "/api/contact-messages";

let site;
let session;
/** How long each body was that reached the server. */
const received = [];
before(async () => {
	site = await startSite();
	site.answerWith(async (request, response) => {
		let length = 0;
		for await (const part of request) length += part.length;
		received.push(length);
		response.end();
	});
	session = connect(site.nginx.address, { ca: readFileSync(site.nginx.certificate) });
});
after(async () => {
	session.close();
	await site.stop();
});

/** One post over HTTP/2, in parts, with its length or without. @returns the status */
const postHttp2 = (length, headers = {}) =>
	new Promise((done, fail) => {
		const stream = session.request({ ":path": form, ":method": "POST", ...headers });
		stream.on("response", (answer) => done(answer[":status"])).on("error", fail);
		for (let sent = 0; sent < length; sent += 1000) stream.write("x".repeat(Math.min(1000, length - sent)));
		stream.end();
		stream.resume();
	});
const post = async (length, headers) => (await site.get(form, { method: "POST", body: "x".repeat(length), headers })).status;

/** The names of the files that appear in a folder of nginx until `stop`, which is the last. */
const watchFolder = (name) => {
	const folder = join(site.nginx.prefix, "tmp", name);
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

test("a body as long as nginx takes reaches the server whole and never touches the disk; a longer one doesn't either", async () => {
	const folders = ["body", "proxy"].map(watchFolder);
	const lengths = [1, 8 * 1024 + 1, 64 * 1024 + 1, longest - 1, longest];
	for (const length of lengths) {
		assert.equal(await post(length), 200, `${length} bytes`);
		assert.equal(await postHttp2(length, { "content-length": length }), 200, `${length} bytes over HTTP/2`);
		assert.equal(await postHttp2(length), 200, `${length} bytes over HTTP/2, their number not said`);
	}
	assert.deepEqual(
		received,
		lengths.flatMap((length) => [length, length, length]),
	);
	// In chunks, the little that's sent may come in any number of bytes.
	assert.equal(await post(longest, { "transfer-encoding": "chunked" }), 411);
	assert.equal(await post(longest + 1), 413);
	assert.equal(await postHttp2(longest + 1), 413);
	for (const stop of folders) assert.deepEqual(await stop(), ["last"]);
});
