/** The ways in which a process of the site dies under load, for faults.test.mjs. */
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { computeInquiryKey } from "../../src/server/inquiries/inquiry";
import { beginPost, paths } from "../support/server-forms.mjs";
import { withOutbox } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";
import {
	askAgain,
	come,
	createRequest,
	expectSameReference,
	judge,
	newRun,
	visit,
} from "./visitors.mjs";

/**
 * Mails the worker has on their way at once (src/server/mail/delivery.ts): as many may come twice
 * for each death.
 */
const mailsAtOnce = 4;

/**
 * Visitors come one after the other, 50 a second at most; nobody comes while 20 wait for an answer,
 * so that the load is what the machine sustains.
 */
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
		// A server waits ten seconds for the rest of a body. If this process was held up for so long,
		// another post is begun.
		if (performance.now() - start < 9000) return { asked, ...begun };
	}
};

/**
 * A visitor whose answer was cut off sends again. What was answered 202 has to be stored before
 * that, under the reference it gets then.
 */
const comeBack = async (run, asked, status) => {
	const key = computeInquiryKey(
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

/**
 * Kills a process around an answer and starts the next one.
 * @param moment what has to happen first, once the post is whole
 */
const dieAfter = (moment) => async (run, options) => {
	const { asked, finish, over } = await beginUnderLoad(run, options);
	const restarted = moment(over, options).then(() => [run.desk.restart(options.index)]);
	await finish();
	const gap = await (await restarted)[0];
	await comeBack(run, asked, await over);
	return gap;
};
/**
 * The ways to die. Each returns the instants of the death and of the next process's first answer.
 */
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

const holdMails = async (run) => {
	const { mail } = run.desk;
	mail.setMode("hold");
	const before = mail.seen.length;
	come(run, 2 * mailsAtOnce);
	await until("the mail server holds what the worker sends", () => mail.seen.length > before);
};

/**
 * Kills the site this many times under load, each of its processes in turn, in every way in turn.
 * At every second death the mail server holds what it was sent, so that mails are surely on their
 * way and others surely wait behind them. After each death the same key is the same reference.
 */
export const killUnderLoad = async (desk, rounds) => {
	const run = newRun(desk);
	const gaps = [];
	/**
	 * Whether a process died between two mails; what it had sent already may reach the mail server
	 * until the next one begins.
	 */
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
