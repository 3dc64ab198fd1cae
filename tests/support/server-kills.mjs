/** Deaths of the site's process under load; what has to hold is in server-faults.mjs. */
import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { tsImport } from "tsx/esm/api";
import { askAgain, come, createRequest, diedBetween, expectSameReference, judge, mailsAtOnce, newRun, visit } from "./server-faults.mjs";
import { beginPost, newKey, paths } from "./server-forms.mjs";
import { withOutbox } from "./server-outbox.mjs";
import { until } from "./server-until.mjs";

const { computeEntryKey } = await tsImport("../../src/server/requests/entry.ts", import.meta.url);

/** Visitors come one after the other, 50 a second at most; nobody comes while 20 wait for an answer, so that the load is what the machine sustains. */
const load = async (run, milliseconds) => {
	const start = performance.now();
	let next = start;
	for (let now = start; now < start + milliseconds; now = performance.now()) {
		if (now >= next && run.waiting < 20) {
			come(run, 1);
			// What the machine couldn't take isn't made up for.
			next = Math.max(next + 20, now - 100);
		} else await wait(Math.max(1, next - now));
	}
};

/** Milliseconds below the ten seconds a server waits for the rest of a body before it answers 408. */
const bodyTime = 9000;

/** Sends half a post, then visitors come for a while. @returns the post, surely still under way */
const beginUnderLoad = async (run, { before, index }) => {
	for (;;) {
		const asked = createRequest(newKey(), run.visits.length);
		const start = performance.now();
		const begun = await beginPost(run.desk.site(index).url, asked.body, { path: asked.path, headers: { "Idempotency-Key": asked.key } });
		await load(run, before);
		// Where this process was held up for so long, the server may have given up: another one is begun.
		if (performance.now() - start < bodyTime) return { asked, ...begun };
	}
};

/** What is stored of a request, read beside the site. */
const findStored = ({ key, path }, place) =>
	withOutbox(place, (outbox) => outbox.find(computeEntryKey(path === paths.message ? "message" : "appointment", "header", key)));

/** A visitor whose answer was cut off sends again. What was answered 202 has to be stored before that, under the reference it gets then. */
const comeBack = async (run, asked, status) => {
	const stored = await findStored(asked, run.desk.place);
	assert.ok(status === 202 || status === 0, `answered ${status}`);
	if (status === 202) assert.ok(stored, "answered 202 and not stored when the process was dead");
	if (stored) await expectSameReference(run, asked, stored.reference);
	run.visits.push(visit(run, asked));
};

/**
 * The moments of a death. Each kills a process and starts the next one. @returns the instants of the death and of the next one's first answer
 * @param moment before: milliseconds of load before it; delay: milliseconds from the event until the death, at most 60; index: of the process
 */
const deaths = {
	"at the post": async (run, moment) => {
		const { asked, finish, over } = await beginUnderLoad(run, moment);
		await finish();
		await wait(moment.delay / 4);
		const gap = await run.desk.restart(moment.index);
		await comeBack(run, asked, await over);
		return gap;
	},
	"at the 202": async (run, moment) => {
		const { asked, finish, over } = await beginUnderLoad(run, moment);
		const answered = over.then((status) => [status, run.desk.restart(moment.index)]);
		await finish();
		const [status, restarted] = await answered;
		assert.equal(status, 202);
		const gap = await restarted;
		await comeBack(run, asked, status);
		return gap;
	},
	"while starting": async (run, { before, delay, index }) => {
		await load(run, before);
		return run.desk.restart(index, delay * 10);
	},
};

const seed = 20261121;
/** This many moments, of every kind in turn. @returns of each its kind, and what the seed makes of `before` and `delay` */
const drawMoments = (rounds) => {
	const times = fc.record({ before: fc.noBias(fc.integer({ min: 0, max: 2000 })), delay: fc.noBias(fc.integer({ min: 0, max: 60 })) });
	const kinds = Object.keys(deaths);
	return fc.sample(times, { seed, numRuns: rounds }).map((moment, index) => ({ kind: kinds[index % kinds.length], ...moment }));
};

/** The worker has mails on their way, and more wait behind them, because the mail server holds what it's sent: at least one. */
const holdMails = async (run) => {
	const { mail } = run.desk;
	mail.setMode("hold");
	const before = mail.seen.length;
	come(run, 2 * mailsAtOnce);
	await until("the mail server holds what the worker sends", () => mail.seen.length > before);
};

/**
 * Kills the site this many times under load, each of its processes in turn, at moments that follow from a seed. At every second death the mail
 * server holds what it was sent, so that mails are surely on their way and others surely wait behind them. After each death the same key is
 * the same reference.
 */
export const killUnderLoad = async (desk, { rounds, name }) => {
	const run = newRun(desk);
	const gaps = [];
	try {
		for (const [round, { kind, ...moment }] of drawMoments(rounds).entries()) {
			if (round % 2 === 0) await holdMails(run);
			gaps.push(await deaths[kind](run, { ...moment, index: round % desk.servers }));
			desk.mail.setMode("right");
			await askAgain(run);
		}
		come(run, 10);
		await judge(run, `${name}, killed ${rounds} times (seed ${seed})`, { mayRepeat: diedBetween(gaps), most: rounds * 2 * mailsAtOnce });
		await askAgain(run, Number.POSITIVE_INFINITY);
		assert.deepEqual(run.wrongReferences, [], "the same key is the same reference");
	} finally {
		run.over = true;
		desk.mail.setMode("right");
	}
};
