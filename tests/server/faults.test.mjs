/**
 * The functions of the built site behind the real `gatsby serve`, with a real mail server, while something fails: the process is killed,
 * the mail server is down, slow, refuses or hangs up, the disk is full. What was answered 202 is delivered in the end, and twice only
 * where the process or the connection ended between the server's 250 and the mark.
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { tsImport } from "tsx/esm/api";
import { startServer, temporaryOutbox } from "../support/serve.mjs";
import { startMailServer } from "../support/smtp.mjs";

const seed = 20261121;
const deaths = 20;
/** Requests a second. */
const rate = 50;
/** Milliseconds after the functions answer until the process is killed. */
const moments = fc.sample(fc.noBias(fc.integer({ min: 0, max: 2500 })), { seed, numRuns: deaths });
/** Mails the worker has on their way at once (src/server/delivery.ts): so many may come twice for each death. */
const atOnce = 4;
/** Milliseconds a mail may take on this site; `slow` stays below it, `slower` does not. */
const timeLimit = 2000;
const slow = 250;
const slower = 1500;
/** Milliseconds until everything is delivered, at most, and then without another mail. */
const longest = 120_000;
const quiet = 2000;

const { openDayAhead } = await tsImport("../support/open-days.ts", import.meta.url);
/** Two weeks ahead. */
const day = openDayAhead(10);

/** What one visitor sends; the key stands in it, to be found again in the mail. */
const forms = [
	(key) => ["/api/contact-messages", { name: "Maria Lopez", phone: "", email: "maria@example.com", topic: "product", message: key, website: "" }],
	(key) => [
		"/api/appointment-requests",
		{
			...{ service: "hydrafacial", client: "new", provider: "", times: [{ day, part: "any" }], name: "Maria Lopez", phone: "(918) 555-0107", email: "" },
			...{ reachBy: "text", note: key, consent: true, website: "" },
		},
	],
];

let mail;
before(async () => {
	mail = await startMailServer();
});
const table = {};
after(async () => {
	await mail?.remove();
	console.log(`seed ${seed}: killed ${moments.join(", ")} ms after the functions answered`);
	console.table(table);
});

const environment = (folder) => ({
	...{ OUTBOX_DIR: folder, ...mail.env, SMTP_TIMEOUT_MS: String(timeLimit), OUTBOX_RETRY_MS: "100", OUTBOX_RETRY_MAX_MS: "1000" },
	...{ RATE_LIMIT_CLIENT: "0", RATE_LIMIT_OVERALL: "0" },
});

/** @returns the reference; undefined where no answer came, or 503 */
const post = async (run, key, form) => {
	const [path, body] = form(key);
	const headers = { "Content-Type": "application/json", "Idempotency-Key": key, Origin: run.url };
	let response;
	try {
		response = await fetch(run.url + path, { method: "POST", headers, body: JSON.stringify(body), signal: AbortSignal.timeout(10_000) });
		const { reference, message } = await response.json();
		if (response.status === 202) return reference;
		if (response.status !== 503) run.wrong.push(`${response.status} ${message}`);
		run.refused += 1;
	} catch {
		run.unanswered += 1;
	}
	return undefined;
};

/** A visitor whose script sends the same again until it is taken. */
const visit = async (run) => {
	const form = forms[run.visits.length % forms.length];
	const key = randomUUID();
	while (!run.over) {
		const reference = await post(run, key, form);
		if (reference) return void run.accepted.set(key, reference);
		await wait(250);
	}
};

const newRun = (name, url) => ({ name, url, visits: [], accepted: new Map(), refused: 0, unanswered: 0, wrong: [], over: false, from: mail.messages.length });

/** Visitors come, `rate` a second whatever becomes of them, for so many milliseconds. */
const load = async (run, milliseconds) => {
	const start = Date.now();
	for (let count = 1; (count * 1000) / rate <= milliseconds; count += 1) {
		await wait(Math.max(0, start + (count * 1000) / rate - Date.now()));
		run.visits.push(visit(run));
	}
	await wait(Math.max(0, start + milliseconds - Date.now()));
};

const until = async (holds, milliseconds) => {
	const latest = Date.now() + milliseconds;
	while (!holds() && Date.now() < latest) await wait(50);
	return holds();
};

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
/** The mails of a run by the key that stands in them. */
const mailsOf = (run) => {
	const mails = new Map();
	for (const each of mail.messages.slice(run.from)) {
		const key = uuid.exec(each.text)?.[0];
		mails.set(key, [...(mails.get(key) ?? []), each]);
	}
	return mails;
};

/**
 * Waits until all of a run is delivered and no mail comes any more; counts, and fails where something is lost, or came twice unasked.
 * @param mayRepeat whether a second copy is no defect, told by both mails
 * @param most copies there may be
 */
const judge = async (run, { mayRepeat = () => false, most = Number.POSITIVE_INFINITY } = {}) => {
	const taken = await until(() => run.accepted.size === run.visits.length, 60_000);
	run.over = true;
	await Promise.all(run.visits);
	const missing = () => {
		const mails = mailsOf(run);
		return [...run.accepted].filter(([key]) => !mails.has(key)).map(([, reference]) => reference);
	};
	await until(() => missing().length === 0, longest);
	for (let before = -1; before !== mail.seen.length; await wait(quiet)) before = mail.seen.length;

	const mails = mailsOf(run);
	const lost = missing();
	const copies = [...mails.values()].flatMap((same) => same.slice(1).map((copy, index) => [same[index], copy]));
	table[run.name] = {
		...{ sent: run.visits.length, accepted: run.accepted.size, delivered: run.accepted.size - lost.length, duplicated: copies.length, lost: lost.length },
		...{ 503: run.refused, unanswered: run.unanswered },
	};
	assert.deepEqual(run.wrong, [], "answers besides 202 and 503");
	assert.ok(taken, `${run.visits.length - run.accepted.size} of ${run.visits.length} were not taken within a minute after the fault was over`);
	assert.deepEqual(lost, [], "accepted and not delivered");
	for (const [key, same] of mails) {
		assert.deepEqual([...new Set(same.map(({ reference }) => reference))], [run.accepted.get(key)], "the mail names the reference the visitor was given");
		assert.equal(new Set(same.map(({ messageId }) => messageId)).size, 1, "copies have one Message-ID");
	}
	const unasked = copies.filter(([first, second]) => !mayRepeat(first, second));
	assert.deepEqual(
		unasked.map(([{ reference }]) => reference),
		[],
		"came twice although neither process nor connection ended in between",
	);
	assert.ok(copies.length <= most, `${copies.length} copies: expected ${most} at most`);
};

/** What the outbox' own command says is waiting. */
const waiting = (folder) => {
	const { stdout, stderr, status } = spawnSync("npm", ["run", "--silent", "outbox", "--", "list"], {
		encoding: "utf8",
		env: { ...process.env, OUTBOX_DIR: folder },
	});
	assert.equal(status, 0, stderr);
	return stdout;
};

/** Kills the site and starts another on its port and outbox. @param gaps gets the instants of the death and of the next process' first answer */
const restart = async (site, folder, gaps) => {
	const from = Date.now();
	await site.kill();
	const next = await startServer(environment(folder), { port: site.port });
	gaps.push([from, Date.now()]);
	return next;
};
/** Whether a process died between two mails; what it had sent already may reach the mail server until the next one begins. */
const diedBetween = (gaps) => (first, second) => gaps.some(([from, to]) => first.at <= to && second.at >= from);

it(`killed ${deaths} times under ${rate} requests a second`, async () => {
	const { folder, remove } = temporaryOutbox();
	let site = await startServer(environment(folder));
	const run = newRun("process killed", site.url);
	const gaps = [];
	try {
		for (const moment of moments) {
			await load(run, moment);
			site = await restart(site, folder, gaps);
		}
		await load(run, 1000);
		await judge(run, { mayRepeat: diedBetween(gaps), most: deaths * atOnce });
		assert.ok(run.unanswered > 0, "no request was under way at any death: the test did not test");
		assert.equal(waiting(folder), "Nothing waits.\n");
	} finally {
		run.over = true;
		await site.kill();
		remove();
	}
});

describe("the mail server", () => {
	let outbox;
	let site;
	before(async () => {
		outbox = temporaryOutbox();
		site = await startServer(environment(outbox.folder));
	});
	after(async () => {
		await site?.stop();
		outbox?.remove();
	});
	/** Loads the site while the mail server is in a mode, long enough for every mail to have met it, and then makes it right. */
	const during = async (name, mode, options, { seconds = 1, atLeast = 8, ...allowed } = {}) => {
		const run = newRun(name, site.url);
		const before = mail.seen.length;
		mail.setMode(mode, options);
		try {
			await load(run, seconds * 1000);
			assert.ok(await until(() => mail.seen.length - before >= atLeast, 30_000), `fewer than ${atLeast} mails have met the mode ${mode}`);
			const kept = mail.messages.length - run.from;
			mail.setMode("right");
			await judge(run, allowed);
			return kept;
		} finally {
			run.over = true;
			mail.setMode("right");
		}
	};

	it("down, then up", async () => {
		const run = newRun("SMTP down", site.url);
		await mail.stop();
		try {
			await load(run, 2000);
			assert.ok(await until(() => run.accepted.size === run.visits.length, 10_000), "taken while the mail server is down");
			assert.equal(mail.messages.length, run.from);
		} finally {
			await mail.start();
		}
		await judge(run);
	});

	it("slow", async () => {
		const run = newRun("SMTP slow", site.url);
		mail.setMode("slow", { delay: slow });
		await load(run, 500);
		await judge(run);
		mail.setMode("right");
	});

	it("slower than a mail may take: waited for, and not sent beside itself", async () => {
		const run = newRun("SMTP slower than the limit", site.url);
		mail.setMode("slow", { delay: slower });
		await load(run, 240);
		await judge(run);
		mail.setMode("right");
	});

	it("refuses the recipient for now, then takes it", async () => {
		const run = newRun("SMTP 451 before DATA", site.url);
		mail.setMode("refuse-recipient", { code: 451 });
		await load(run, 1000);
		assert.ok(await until(() => /Delivery of \S+ failed \(attempt [3-9]\): .*451/.test(site.output()), 10_000), "tried again");
		assert.equal(mail.messages.length, run.from);
		mail.setMode("right");
		await judge(run);
	});

	for (const code of [451, 554])
		it(`refuses after DATA with ${code}, then takes it`, async () => {
			assert.equal(await during(`SMTP ${code} after DATA`, "refuse-data", { code }), 0);
		});

	it("hangs up after DATA, then takes it", async () => {
		assert.equal(await during("SMTP hangs up before 250", "drop-before-250"), 0);
	});

	it("keeps the mail and hangs up before its 250 is out: copies, of one Message-ID", async () => {
		const kept = await during("SMTP 250 lost", "lose-250", {}, { mayRepeat: () => true });
		assert.ok(kept > 0);
	});

	it("hangs up once its 250 is out: no copy", async () => {
		await during("SMTP hangs up after 250", "drop-after-250");
	});

	it("nothing is left", () => assert.equal(waiting(outbox.folder), "Nothing waits.\n"));
});

describe("the disk", () => {
	const folder = mkdtempSync(join(tmpdir(), "elm-place-small-disk-"));
	const outbox = join(folder, "outbox");
	const filler = join(folder, "filler");
	let mounted = false;
	let site;
	before(async () => {
		const { status, stderr, error } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1024k,mode=700", "tmpfs", folder], { encoding: "utf8" });
		mounted = status === 0;
		if (!mounted)
			throw new Error(
				`A tmpfs of 1 MB cannot be mounted on ${folder}: ${error?.message ?? stderr.trim()}. Expected the right to mount, for a disk that can be filled. Run the tests as root; in a container, start it with --cap-add SYS_ADMIN.`,
			);
		site = await startServer(environment(outbox));
	});
	after(async () => {
		await site?.kill();
		if (mounted) assert.equal(spawnSync("umount", [folder]).status, 0, `${folder} is still mounted: umount ${folder}`);
		rmSync(folder, { recursive: true });
	});
	/** Takes all space that is left. */
	const fill = () => {
		for (const size of [65_536, 4096])
			for (;;)
				try {
					appendFileSync(filler, Buffer.alloc(size));
				} catch (error) {
					if (error.code === "ENOSPC") break;
					throw error;
				}
	};

	it("full, then with space again", async () => {
		const run = newRun("disk full", site.url);
		try {
			// Nothing accepted yet; then with mails on their way that cannot be marked.
			for (const space of [0, 1000]) {
				await load(run, space);
				fill();
				const before = run.refused;
				await load(run, 1500);
				assert.ok(await until(() => run.refused > before, 10_000), "503 where nothing can be written");
				assert.ok(run.accepted.size < run.visits.length);
				rmSync(filler);
			}
			await load(run, 1000);
			await judge(run);
			assert.equal(waiting(outbox), "Nothing waits.\n");
		} finally {
			run.over = true;
		}
	});

	it("full when the process is killed, and still when the next one starts", async () => {
		const gaps = [];
		const run = newRun("disk full, process killed", site.url);
		try {
			await load(run, 1000);
			fill();
			await load(run, 1000);
			site = await restart(site, outbox, gaps);
			const before = run.refused;
			await load(run, 1000);
			assert.ok(await until(() => run.refused > before, 10_000), "503 from the next process");
			rmSync(filler);
			await judge(run, { mayRepeat: diedBetween(gaps), most: atOnce });
			assert.equal(waiting(outbox), "Nothing waits.\n");
		} finally {
			run.over = true;
		}
	});
});
