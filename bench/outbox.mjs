/**
 * `npm run bench:outbox`: how many requests a second each engine of the outbox stores, one at a time and many at once, next to the engine's bare
 * commit of the same bytes. See README.md.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import pg from "pg";
import { tsImport } from "tsx/esm/api";
import { startPostgres } from "../tests/support/postgres.mjs";
import { timeLimits } from "./lib/budgets.mjs";
import { parseCount, readOptions, writeJson } from "./lib/options.mjs";
import { ratio, table, whole } from "./lib/text.mjs";

const usage = "Usage: npm run bench:outbox -- [--seconds 10] [--json FILE]";
const options = readOptions({ seconds: { type: "string", default: "10" } }, usage);
const seconds = parseCount("seconds", options.seconds);
/** Milliseconds of one engine's turn. */
const slice = 250;
const load = (path) => tsImport(`../src/server/${path}.ts`, import.meta.url);
const { openOutbox } = await load("outbox/outbox");
const { createEntry } = await load("requests/lifecycle");
const { computeEntryKey, computeFingerprint, newReference } = await load("requests/entry");

let count = 0;
/** A request as the form sends it, of its usual length. */
const newRequest = () => {
	count += 1;
	const message = "Is the cleanser in stock, and could I pick it up on Saturday morning? ".repeat(3);
	const fields = { name: "Maria Lopez", phone: "(918) 555-0107", email: "maria@example.com", topic: "product", message };
	const rows = Object.entries(fields).map(([term, detail]) => ({ term, detail }));
	const key = computeEntryKey("message", "header", String(count));
	const request = { key, form: "message", fingerprint: computeFingerprint(fields), fields, rows, replyTo: fields.email, status: "new" };
	return { ...request, mails: [{ kind: "desk", after: 0 }] };
};

const folder = mkdtempSync(join(tmpdir(), "bench-outbox-"));
const database = await startPostgres();
const engines = {
	SQLite: {
		accept: () => openOutbox({ outboxDir: join(folder, "outbox") }),
		// One insert is a transaction, as safe as the outbox'.
		bare: () => {
			const bare = new DatabaseSync(join(folder, "bare.db"));
			bare.exec("pragma journal_mode = delete; pragma synchronous = extra; create table bare (key text primary key, entry text not null)");
			const insert = bare.prepare("insert into bare values (?, ?)");
			return { put: async (entry) => insert.run(entry.key, JSON.stringify(entry)), close: () => bare.close() };
		},
	},
	PostgreSQL: {
		accept: async () => openOutbox({ outboxUrl: await database.createDatabase() }),
		// One insert is a transaction.
		bare: async () => {
			const pool = new pg.Pool({ connectionString: await database.createDatabase(), max: 10 });
			await pool.query("create table bare (key text primary key, entry json not null)");
			return { put: (entry) => pool.query("insert into bare values ($1, $2)", [entry.key, JSON.stringify(entry)]), close: () => pool.end() };
		},
	},
};

/** This many callers store one entry after another for a while. @param run gets the milliseconds of each, and of all */
const store = async (work, atOnce, run, milliseconds = slice) => {
	const start = performance.now();
	const caller = async () => {
		for (let from = performance.now(); from < start + milliseconds; from = performance.now()) {
			await work();
			run.times.push(performance.now() - from);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, caller));
	run.duration += performance.now() - start;
};
/** Entries a second, and the milliseconds that half and 99% of them took at most. */
const summarize = ({ times, duration }) => {
	const sorted = times.toSorted((a, b) => a - b);
	return { rate: times.length / (duration / 1000), p50: sorted[Math.floor(times.length * 0.5)], p99: sorted[Math.floor(times.length * 0.99)] };
};

const results = [];
try {
	for (const [engine, { accept, bare }] of Object.entries(engines)) {
		const outbox = await accept();
		const engineAlone = await bare();
		const works = {
			accept: () => outbox.accept(newRequest()),
			bare: () => engineAlone.put(createEntry(newRequest(), newReference(Math.random), Date.now())),
		};
		for (const atOnce of [1, 8, 32]) {
			const runs = { accept: { times: [], duration: 0 }, bare: { times: [], duration: 0 } };
			// The first ones open connections and compile.
			for (const work of Object.values(works)) await store(work, atOnce, { times: [], duration: 0 });
			// In turns, because a disk that others use too is never the same for long.
			while (runs.accept.duration < seconds * 1000) for (const [name, work] of Object.entries(works)) await store(work, atOnce, runs[name]);
			results.push({ engine, atOnce, accept: summarize(runs.accept), bare: summarize(runs.bare) });
		}
		await outbox.close();
		await engineAlone.close();
	}
} finally {
	await database.remove();
	rmSync(folder, { recursive: true, force: true });
}

console.log(`${seconds} s each in slices of ${slice} ms by turns, ${cpus().length} cores shared by this process and the database; latencies in ms\n`);
console.log(
	table([
		["engine", "at once", "accepted/s", "bare commits/s", "bare to accepted", "p50", "p99", "bare p50", "bare p99"],
		...results.map(({ engine, atOnce, accept, bare }) => [
			engine,
			atOnce,
			...[accept.rate, bare.rate].map(whole),
			ratio(bare.rate, accept.rate),
			...[accept.p50, accept.p99, bare.p50, bare.p99].map((time) => time.toFixed(1)),
		]),
	]),
);
const missed = results.filter(({ accept, bare }) => bare.rate / accept.rate > timeLimits.commitsPerAccept);
const verdict = missed.length === 0 ? "kept" : `missed by ${missed.map(({ engine, atOnce }) => `${engine} with ${atOnce}`).join(", ")}`;
console.log(`\nLimit (bench/budgets.json, times): an accepted request costs at most ${timeLimits.commitsPerAccept} bare commits: ${verdict}`);
writeJson(options.json, { seconds, results });
