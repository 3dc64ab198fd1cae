import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { request } from "node:http";
import { tsImport } from "tsx/esm/api";
import { fuzzRequests, types } from "./fuzz-requests.mjs";
import { noLimits, noMail, startServer } from "./serve.mjs";
import { newOutbox, outboxEnv } from "./server-faults.mjs";
import { assertLogsHoldNothingSent, message, paths, post, remember } from "./server-forms.mjs";
import { readEntries } from "./server-outbox.mjs";

const { forms } = await tsImport("../../src/server/form-definitions.ts", import.meta.url);
const { readSiteContent } = await tsImport("../../src/server/content.ts", import.meta.url);
const { dayIn } = await tsImport("../../src/lib/time/clock.ts", import.meta.url);
const content = readSiteContent();

const seed = 20261121;
const atOnce = 8;
/** Milliseconds of silence after which a request counts as not answered: a safety net. */
const longestSilence = 120_000;

/** Sends a malformed request. @returns the status and the answer; status 0 if the connection ended without one */
const send = (site, { kind, path = paths[kind], body, headers, method = "POST", suffix = "", hangUp = false }, index) =>
	new Promise((done) => {
		const all = {
			...{ "Content-Type": types.json, "Content-Length": String(body.length), "Idempotency-Key": `fuzz-key-${index}`.padEnd(20, "-"), Origin: site.url },
			// Whoever hangs up waits until the server has begun with the request.
			...(hangUp ? { Expect: "100-continue" } : {}),
			...headers,
		};
		const named = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
		remember(body, named);
		const asked = request({ host: "127.0.0.1", port: site.port, path: path + suffix, method, headers: named, agent: false }, (response) => {
			const parts = [];
			response.on("data", (part) => parts.push(part));
			response.on("close", () =>
				done({ status: response.statusCode, type: response.headers["content-type"] ?? "", text: Buffer.concat(parts).toString("utf8") }),
			);
		});
		asked.on("error", () => done({ status: 0, type: "", text: "" }));
		asked.setTimeout(longestSilence, () => asked.destroy());
		if (hangUp) {
			asked.once("continue", () => asked.write(body, () => asked.destroy()));
			asked.once("close", () => done({ status: 0, type: "", text: "" }));
			asked.flushHeaders();
		} else asked.end(body);
	});

/** What the schema finds in a request's body; undefined if it is none. */
const checkBody = ({ kind, body, headers }) => {
	const form = forms[kind];
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
		const isPlain = String(headers["Content-Type"] ?? "").startsWith(types.plain);
		const today = dayIn(content.business.timeZone, new Date());
		return form.check(isPlain ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text), content, today);
	} catch {
		return undefined;
	}
};

const readReference = ({ type, text }) => (type.includes("json") ? JSON.parse(text).reference : /id="reference"[^>]*>([^<]+)</.exec(text)?.[1]);

/** What is wrong with an answer, in words. @param checked what the schema finds in the request */
const findProblems = (one, answer, checked) => {
	const { status, type, text } = answer;
	const problems = [];
	if (status >= 500) problems.push(`answered ${status}, expected a status below 500`);
	if (status === 0 && !one.hangUp) problems.push("got no answer, expected one");
	if (/node_modules|\n\s+at /.test(text)) problems.push("the answer shows the server's inside, expected our own words");
	if (status >= 400 && !one.suffix && !one.path && !/^(?:application\/json|text\/html); charset=utf-8$/.test(type))
		problems.push(`answered with the type "${type}", expected JSON or a page of ours`);
	if (status === 202 && !checked?.ok) problems.push("was taken, and the schema refuses it");
	if (status === 202 && !/^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(readReference(answer) ?? "")) problems.push("was taken without a reference");
	if (status !== 202 && one.untouched && checked?.ok) problems.push(`was answered ${status}, and the schema takes it`);
	return problems;
};

/** Resident memory of a process in MB, as a figure to read: no test depends on it. */
const readMemory = (pid) => (Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024).toFixed(0);

/**
 * Sends so many malformed requests to a site of its own and asserts: none is answered 5xx, none ends the process, 202 is said of nothing
 * the schema refuses, what was taken is what is stored, and no log holds any of it.
 * @param database a PostgreSQL for the outbox (postgres.mjs); a folder if there's none
 * @param heap megabytes of heap the process gets; one that kept what it is sent would run out and end
 * @param reached statuses that some request has to come as far as, or the requests test too little
 */
export const fuzz = async ({ requests, heap, reached, database }) => {
	const { place, remove } = await newOutbox(database);
	const limits = { ...noLimits, ...noMail };
	const site = await startServer({ ...(heap ? { NODE_OPTIONS: `--max-old-space-size=${heap}` } : {}), ...outboxEnv(place), ...limits });
	try {
		const all = fuzzRequests({ requests, seed });
		const statuses = {};
		const references = new Set();
		const wrong = [];
		const memory = [];
		let next = 0;
		const worker = async () => {
			while (next < all.length) {
				const index = next;
				next += 1;
				if (index % Math.ceil(requests / 5) === 0) memory.push(readMemory(site.pid));
				const one = all[index];
				const answer = await send(site, one, index);
				statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
				const about = `its body begins ${JSON.stringify(one.body.subarray(0, 300).toString("latin1"))}, its headers are ${JSON.stringify(one.headers)}`;
				const checked = (one.method ?? "POST") === "POST" && !one.path ? checkBody(one) : undefined;
				wrong.push(...findProblems(one, answer, checked).map((problem) => `request ${index} (${one.name}): ${problem}; ${about}`));
				if (answer.status === 202) references.add(readReference(answer));
			}
		};
		await Promise.all(Array.from({ length: atOnce }, worker));
		memory.push(readMemory(site.pid));
		console.log(`seed ${seed}, answers by status: ${JSON.stringify(statuses)}, MB of memory: ${memory.join(", ")}`);

		assert.deepEqual(wrong.slice(0, 10), [], `${wrong.length} requests were answered wrongly`);
		assert.deepEqual(
			reached.filter((status) => !statuses[status]),
			[],
			"no request came as far as these statuses",
		);
		assert.ok(statuses[202] >= requests / 50, `${statuses[202]} requests were taken; the schema has to be asked more often`);
		const health = await fetch(site.url + paths.message);
		assert.deepEqual([health.status, await health.json()], [200, { ok: true }]);
		const last = await post(site.url, message());
		assert.equal(last.status, 202);
		references.add(last.json.reference);
		const stored = (await readEntries(place)).map(({ reference }) => reference);
		assert.deepEqual(stored.sort(), [...references].sort(), "what was taken is what is stored, each once");
		assertLogsHoldNothingSent();
	} finally {
		await site.stop();
		remove();
	}
};
