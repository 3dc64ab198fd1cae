/**
 * The forms of the built site, with a real mail server, while something fails or the site's process dies under load. What was answered 202
 * is delivered in the end. `npm run test:deep` has more deaths, and whatever else may fail.
 */
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { computeEntryKey } from "../../src/server/inquiries/entry";
import { during, throughout } from "../support/during.mjs";
import { newEntry } from "../support/new-entry";
import { startPostgres } from "../support/postgres.mjs";
import { outputOfAll } from "../support/serve.mjs";
import { beginPost, expectNothingSentInLogs, paths } from "../support/server-forms.mjs";
import { damageEntry, withOutbox } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";
import {
	allTaken,
	askAgain,
	come,
	createRequest,
	expectSameReference,
	judge,
	newRun,
	startSiteWithMail,
	visit,
} from "./visitors.mjs";

/** Mails the worker has on their way at once (src/server/mail/delivery.ts): as many may come twice for each death. */
const mailsAtOnce = 4;

/** Visitors come one after the other, 50 a second at most; nobody comes while 20 wait for an answer, so that the load is what the machine sustains. */
const load = async (run, milliseconds) => {
	const end = performance.now() + milliseconds;
	while (performance.now() < end) {
		if (run.waiting < 20) come(run, 1);
		await wait(20);
	}
};

/** Sends half a post, then visitors come for a while. @returns the post, surely still under way */
const beginUnderLoad = async (run, { before, index }) => {
	for (;;) {
		const asked = createRequest(run.visits);
		const start = performance.now();
		const begun = await beginPost(run.desk.site(index).url, asked.body, {
			path: asked.path,
			headers: { "Idempotency-Key": asked.key },
		});
		await load(run, before);
		// A server waits ten seconds for the rest of a body. If this process was held up for so long, another post is begun.
		if (performance.now() - start < 9000) return { asked, ...begun };
	}
};

/** A visitor whose answer was cut off sends again. What was answered 202 has to be stored before that, under the reference it gets then. */
const comeBack = async (run, asked, status) => {
	const key = computeEntryKey(
		asked.path === paths.message ? "message" : "appointment",
		"header",
		asked.key,
	);
	const stored = await withOutbox(run.desk.place, (outbox) => outbox.find(key));
	if (status === 202 && !stored)
		run.wrong.push("answered 202 and not stored when the process was dead");
	if (status !== 202 && status !== 0) run.wrong.push(`answered ${status}`);
	if (stored) await expectSameReference(run, asked, stored.reference);
	void visit(run, asked);
};

/** Kills a process around an answer and starts the next one. @param moment what has to happen first, once the post is whole */
const dieAfter = (moment) => async (run, options) => {
	const { asked, finish, over } = await beginUnderLoad(run, options);
	const restarted = moment(over, options).then(() => [run.desk.restart(options.index)]);
	await finish();
	const gap = await (await restarted)[0];
	await comeBack(run, asked, await over);
	return gap;
};
/** The ways to die. Each returns the instants of the death and of the next process's first answer. */
const deaths = [
	dieAfter((_over, { delay }) => wait(delay / 4)),
	dieAfter((over) => over.then((status) => expect(status).toBe(202))),
	async function whileStarting(run, { before, delay, index }) {
		await load(run, before);
		return run.desk.restart(index, delay * 10 + 1);
	},
];

/** Milliseconds of load before each death, and until it from its moment on; always the same. */
const drawMoments = (rounds) => {
	const upTo = (max) => fc.noBias(fc.integer({ min: 0, max }));
	return fc.sample(fc.record({ before: upTo(2000), delay: upTo(60) }), {
		seed: 20261121,
		numRuns: rounds,
	});
};

/** Mails are on their way, and more wait behind them. */
const holdMails = async (run) => {
	const { mail } = run.desk;
	mail.setMode("hold");
	const before = mail.seen.length;
	come(run, 2 * mailsAtOnce);
	await until("the mail server holds what the worker sends", () => mail.seen.length > before);
};

/**
 * Kills the site this many times under load, each of its processes in turn, in every way in turn. At every second death the mail
 * server holds what it was sent, so that mails are surely on their way and others surely wait behind them. After each death the same key is
 * the same reference.
 */
const killUnderLoad = async (desk, rounds) => {
	const run = newRun(desk);
	const gaps = [];
	/** Whether a process died between two mails; what it had sent already may reach the mail server until the next one begins. */
	const diedBetween = (first, second) =>
		gaps.some(([from, to]) => first.at <= to && second.at >= from);
	try {
		for (const [round, moment] of drawMoments(rounds).entries()) {
			if (round % 2 === 0) await holdMails(run);
			gaps.push(
				await deaths[round % deaths.length](run, { ...moment, index: round % desk.servers }),
			);
			desk.mail.setMode("right");
			await askAgain(run, 20);
		}
		come(run, 10);
		await judge(run, { mayRepeat: diedBetween, most: rounds * 2 * mailsAtOnce });
		await askAgain(run, Number.POSITIVE_INFINITY);
		expect(run.wrong).toEqual([]);
	} finally {
		run.over = true;
		desk.mail.setMode("right");
	}
};

const isDeep = Boolean(process.env.JEST_DEEP);
const start = async (options) => during(await startSiteWithMail(options));
let database;
beforeAll(async () => {
	database = throughout(await startPostgres());
});

test("while the mail server is down or refuses the recipient, requests are taken; then it's sent what has come", async () => {
	const desk = await start();
	const { mail, site } = desk;
	const run = newRun(desk);
	const failed = (what) =>
		until(what, () => new RegExp(`Delivery of \\S+ failed ${what}`).test(site().output()));
	mail.stop();
	come(run, 10);
	await allTaken(run);
	await failed("");
	mail.setMode("refuse-recipient");
	mail.start();
	await failed("\\(attempt [2-9]\\): .*451");
	expect(mail.messages).toHaveLength(run.from);
	mail.setMode("right");
	await judge(run);
});

test.each(["", "postgres", ...(isDeep ? ["postgres twice"] : [])])(
	"killed at the post, at the 202 and while starting (%s)",
	async (name) => {
		await killUnderLoad(
			await start({ database: name && database, servers: name.endsWith("twice") ? 2 : 1 }),
			isDeep ? 30 : 3,
		);
	},
	isDeep ? 3_600_000 : 600_000,
);

test("the database crashes while mails are on their way", async () => {
	const own = await start({ database });
	const run = newRun(own);
	own.mail.setMode("hold");
	const { length } = own.mail.seen;
	come(run, 5);
	await allTaken(run);
	await until("mails are on their way", () => own.mail.seen.length > length);
	await database.crash();
	come(run, 5);
	await until("503 while the database is away", () => run.refused > 0);
	await database.start();
	own.mail.setMode("right");
	await judge(run);
});

if (isDeep) {
	test.each([
		["refuses after DATA for now", "refuse-data", 451],
		["refuses after DATA for good", "refuse-data", 554],
		["hangs up after DATA", "drop-before-250", 451],
		["keeps the mail and hangs up before its 250", "lose-250", 451],
	])("the mail server speaks STARTTLS and %s; then it's right again", async (_what, mode, code) => {
		const desk = await start({ encryption: "starttls" });
		const { mail } = desk;
		const run = newRun(desk);
		mail.setMode(mode, code);
		come(run, 12);
		await until(`eight mails met the mode ${mode}`, () => mail.seen.length >= 8);
		mail.setMode("right");
		await judge(run, { mayRepeat: () => mode === "lose-250" });
	});

	test.each(["", "postgres"])(
		"one request that can't be read holds up no other, and is said (%s)",
		async (engine) => {
			const desk = await start({ database: engine && database });
			const run = newRun(desk);
			desk.mail.setMode("refuse-recipient");
			const { reference } = await withOutbox(desk.place, (outbox) => outbox.accept(newEntry()));
			come(run, 8);
			await allTaken(run);
			await damageEntry(desk.place, reference);
			await until("it's set aside", () =>
				desk.site().output().includes(`The request ${reference} can't be read`),
			);
			desk.mail.setMode("right");
			await judge(run);
			const health = await fetch(`${desk.site().url}/api/health`);
			expect([health.status, (await health.json()).warnings[0]]).toEqual([
				503,
				expect.stringContaining("1 request can't be read"),
			]);
		},
	);
}

test("no log of any server holds what a visitor has sent", () => {
	expect(outputOfAll()).not.toContain("a-password");
	expectNothingSentInLogs();
});
