/**
 * Visitors who send again until they are answered, the site with a real mail server behind it, and what has to hold whatever fails in
 * between: what was answered 202 is mailed in the end, under its reference, and twice only if the process or the connection ended
 * between the mail server's 250 and the mark.
 */
import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { startServer, temporaryOutbox } from "./serve.mjs";
import { appointment, beginPost, message, newKey, paths, post } from "./server-forms.mjs";
import { waitingIn } from "./server-outbox.mjs";
import { until } from "./server-until.mjs";
import { startMailServer } from "./smtp.mjs";

/** Mails the worker has on their way at once (src/server/mail/delivery.ts): as many may come twice for each death. */
export const mailsAtOnce = 4;

/** A visitor's request; the key is in the text, to be found again in the mail. */
const createRequest = (key, index) =>
	index % 2 === 0
		? { key, path: paths.message, body: message({ message: `What I want to ask: ${key}` }) }
		: { key, path: paths.appointment, body: appointment({ note: `What to know: ${key}` }) };

/**
 * The site, a mail server and an outbox of its own.
 * @param options env: for the site, beside the usual; outbox: its folder and what removes it; starttls: see smtp.mjs
 * @returns mail, folder; `site()`, the process that runs now; `restart()`, which kills it and starts the next on the same outbox and
 * returns the instants of the death and of the next one's first answer; `remove()`, which ends everything
 */
export const startSiteWithMail = async ({ env = {}, outbox = temporaryOutbox(), starttls = false } = {}) => {
	const mail = await startMailServer({ starttls });
	const all = {
		OUTBOX_DIR: outbox.folder,
		...mail.env,
		OUTBOX_RETRY_MS: "100",
		OUTBOX_RETRY_MAX_MS: "1000",
		RATE_LIMIT_CLIENT: "0",
		RATE_LIMIT_CLIENT_HOURLY: "0",
		RATE_LIMIT_OVERALL: "0",
	};
	const start = () => startServer({ ...all, ...env });
	let site = await start();
	return {
		mail,
		folder: outbox.folder,
		site: () => site,
		restart: async () => {
			const from = Date.now();
			await site.kill();
			site = await start();
			return [from, Date.now()];
		},
		remove: async () => {
			await site.kill();
			await mail.remove();
			outbox.remove();
		},
	};
};

/** A visitor's post. @returns the answer's status, 0 if none came, and the reference */
const ask = async (run, { key, path, body }) => {
	try {
		const { status, json } = await post(run.desk.site().url, body, { path, headers: { "Idempotency-Key": key } });
		return { status, reference: json?.reference };
	} catch {
		return { status: 0 };
	}
};

/** A visitor whose script sends the same again until it is taken. */
const visit = async (run, asked) => {
	run.sent += 1;
	run.waiting += 1;
	for (; !run.over; await wait(100)) {
		const { status, reference } = await ask(run, asked);
		if (status === 202) {
			run.accepted.set(asked.key, { asked, reference });
			break;
		}
		if (status === 0) run.unanswered += 1;
		else if (status === 503) run.refused += 1;
		else run.wrong.push(status);
	}
	run.waiting -= 1;
};

/** The visitors of one test. @param desk of `startSiteWithMail` */
export const newRun = (desk) => ({
	...{ desk, visits: [], accepted: new Map(), sent: 0, waiting: 0, refused: 0, unanswered: 0, wrong: [], over: false },
	from: desk.mail.messages.length,
});

/** So many visitors come at once. */
export const come = (run, count) => {
	for (let one = 0; one < count; one += 1) run.visits.push(visit(run, createRequest(newKey(), run.visits.length)));
};

export const allTaken = (run) => until("every visitor was answered 202", () => run.waiting === 0);

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
/** The mails of a run by the key that is in them. */
const groupMails = (run) => {
	const mails = new Map();
	for (const each of run.desk.mail.messages.slice(run.from)) {
		const key = uuid.exec(each.text)?.[0];
		mails.set(key, [...(mails.get(key) ?? []), each]);
	}
	return mails;
};

const settled = ({ mail, folder }) =>
	until("nothing waits in the outbox and nobody is connected to the mail server", async () => mail.connections() === 0 && (await waitingIn(folder)) === 0, {
		pause: 100,
	});

/**
 * Waits until all of a run is taken and delivered, and until one more visitor's mail has come after that; fails if something is lost,
 * or came twice unasked. Prints the counts.
 * @param mayRepeat whether a second copy is no defect, told by both mails
 * @param most copies there may be
 */
export const judge = async (run, name, { mayRepeat = () => false, most = Number.POSITIVE_INFINITY } = {}) => {
	const { desk } = run;
	try {
		await allTaken(run);
		await settled(desk);
		// A copy that was due would come before the mail of a later visitor.
		come(run, 1);
		await allTaken(run);
		await settled(desk);
	} finally {
		run.over = true;
	}
	const mails = groupMails(run);
	const lost = [...run.accepted].filter(([key]) => !mails.has(key)).map(([, { reference }]) => reference);
	const copies = [...mails.values()].flatMap((same) => same.slice(1).map((copy, index) => [same[index], copy]));
	const counts = { sent: run.sent, accepted: run.accepted.size, delivered: run.accepted.size - lost.length, duplicated: copies.length, lost: lost.length };
	console.log(`${name}: ${JSON.stringify({ ...counts, 503: run.refused, unanswered: run.unanswered })}`);

	assert.deepEqual(run.wrong, [], "statuses other than 202 and 503");
	assert.deepEqual(lost, [], "accepted and not delivered");
	assert.deepEqual([...mails.keys()].sort(), [...run.accepted.keys()].sort(), "the mails are about what was accepted");
	for (const [key, same] of mails) {
		assert.deepEqual([...new Set(same.map(({ reference }) => reference))], [run.accepted.get(key).reference], "a mail names the visitor's reference");
		assert.equal(new Set(same.map(({ messageId }) => messageId)).size, 1, "copies have one Message-ID");
		assert.ok(
			same.every(({ secure }) => secure),
			"over TLS",
		);
	}
	const unasked = copies.filter(([first, second]) => !mayRepeat(first, second));
	assert.deepEqual(
		unasked.map(([{ reference }]) => reference),
		[],
		"came twice although neither process nor connection ended in between",
	);
	assert.ok(copies.length <= most, `${copies.length} copies: expected ${most} at most`);
};

/** Whether a process died between two mails; what it had sent already may reach the mail server until the next one begins. */
export const diedBetween = (gaps) => (first, second) => gaps.some(([from, to]) => first.at <= to && second.at >= from);

/** Visitors a second, and how many of them wait for an answer at most. */
const rate = 50;
const mostWaiting = 20;
const load = async (run, milliseconds) => {
	for (const end = Date.now() + milliseconds; Date.now() < end; await wait(1000 / rate)) if (run.waiting < mostWaiting) come(run, 1);
};

/** Milliseconds below the ten seconds a server waits for the rest of a body before it answers 408. */
const bodyTime = 9000;

/** Kills the site while it surely has a request that it has not answered. Its visitor sends again. @returns as `restart` of the desk */
const killMidway = async (run, moment) => {
	for (;;) {
		const asked = createRequest(newKey(), run.visits.length);
		const start = performance.now();
		const begun = await beginPost(run.desk.site().url, asked.body, { path: asked.path, headers: { "Idempotency-Key": asked.key } });
		await load(run, moment);
		// Where this process was held up for so long, the server may have given up: another one is begun.
		if (performance.now() - start > bodyTime) continue;
		const restarted = run.desk.restart();
		assert.equal(await begun.over, 0, "half a request was answered");
		run.visits.push(visit(run, asked));
		return restarted;
	}
};

const seed = 20261121;
/** Milliseconds after its functions answer until the process is killed, at most. */
const latest = 2500;

/**
 * Kills the site so many times under load, at moments that follow from a seed. At every second death the mail server holds what it was
 * sent, so that mails are surely on their way and others surely wait behind them.
 */
export const killUnderLoad = async (desk, { deaths }) => {
	const { mail } = desk;
	const moments = fc.sample(fc.noBias(fc.integer({ min: 0, max: latest })), { seed, numRuns: deaths });
	const run = newRun(desk);
	const gaps = [];
	try {
		for (const [index, moment] of moments.entries()) {
			const holds = index % 2 === 0;
			if (holds) {
				mail.setMode("hold");
				const before = mail.seen.length;
				come(run, 2 * mailsAtOnce);
				await until("the mail server holds what the worker sends at once", () => mail.seen.length - before >= mailsAtOnce);
			}
			gaps.push(await killMidway(run, moment));
			mail.setMode("right");
		}
		come(run, 10);
		await judge(run, `killed ${deaths} times (seed ${seed}), ${moments.join(", ")} ms after the start`, {
			mayRepeat: diedBetween(gaps),
			most: deaths * mailsAtOnce,
		});
		// What was taken before the deaths is remembered by the process that runs now.
		for (const { asked, reference } of [...run.accepted.values()].slice(0, 20))
			assert.deepEqual(await ask(run, asked), { status: 202, reference }, "the same key is the same request");
	} finally {
		run.over = true;
	}
};
