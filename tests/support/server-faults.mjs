/**
 * Visitors who send again until they are answered, the site with a real mail server behind it, and what has to hold whatever fails in
 * between: what was answered 202 is mailed in the end, under its reference, and twice only if the process or the connection ended
 * between the mail server's 250 and the mark.
 */
import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { noLimits, startServer, temporaryOutbox } from "./serve.mjs";
import { appointment, message, newKey, paths, post } from "./server-forms.mjs";
import { withOutbox } from "./server-outbox.mjs";
import { until } from "./server-until.mjs";
import { startMailServer } from "./smtp.mjs";

/** Mails the worker has on their way at once (src/server/mail/delivery.ts): as many may come twice for each death. */
export const mailsAtOnce = 4;

/** A visitor's request; the key is in the text, to be found again in the mail. */
export const createRequest = (key, index) =>
	index % 2 === 0
		? { key, path: paths.message, body: message({ message: `What I want to ask: ${key}` }) }
		: { key, path: paths.appointment, body: appointment({ note: `What to know: ${key}` }) };

/** A place for an outbox and what removes it: a new database of a PostgreSQL (postgres.mjs), or a new folder if there's none. */
export const newOutbox = async (database) => {
	if (database) return { place: await database.createDatabase(), remove: () => undefined };
	const { folder, remove } = temporaryOutbox();
	return { place: folder, remove };
};

/** The settings for the outbox of a place. */
export const outboxEnv = (place) => (place.startsWith("postgres:") ? { OUTBOX_URL: place } : { OUTBOX_URL: "", OUTBOX_DIR: place });

/**
 * The site, a mail server and an outbox of its own.
 * @param options env: for the site, beside the usual; outbox: see `newOutbox`; encryption: see smtp.mjs; servers: processes of the site
 * @returns mail, place of the outbox; env, with which the next process starts; `site()`, a process that runs now; `next()`, each process in turn; `restart()`, which kills one and
 * starts the next on the same outbox, and returns the instants of the death and of the next one's first answer; `remove()`, which ends
 * everything
 */
export const startSiteWithMail = async ({ env = {}, outbox, encryption, servers = 1 } = {}) => {
	const { place, remove } = outbox ?? (await newOutbox());
	const mail = await startMailServer({ encryption });
	const usual = { OUTBOX_RETRY_MS: "100", OUTBOX_RETRY_MAX_MS: "1000", ...noLimits };
	const all = { ...outboxEnv(place), ...mail.env, ...usual, ...env };
	const sites = [];
	for (let index = 0; index < servers; index += 1) sites.push(await startServer(all));
	let turn = 0;
	return {
		mail,
		place,
		env: all,
		servers,
		site: (index = 0) => sites[index],
		next: () => {
			turn += 1;
			return sites[turn % servers];
		},
		/** @param interrupted milliseconds after which the next process is killed while it starts, before the one that stays; undefined for none */
		restart: async (index = 0, interrupted) => {
			const from = Date.now();
			await sites[index].kill();
			if (interrupted !== undefined)
				await startServer(all, interrupted).then(
					(early) => early.kill(),
					() => undefined,
				);
			sites[index] = await startServer(all);
			return [from, Date.now()];
		},
		remove: async () => {
			for (const site of sites) await site.kill();
			await mail.remove();
			remove();
		},
	};
};

/** A visitor's post. @returns the answer's status, 0 if none came, and the reference */
export const ask = async (run, { key, path, body }) => {
	try {
		const { status, json } = await post(run.desk.next().url, body, { path, headers: { "Idempotency-Key": key } });
		return { status, reference: json?.reference };
	} catch {
		return { status: 0 };
	}
};

/** A visitor whose script sends the same again until it is taken. */
export const visit = async (run, asked) => {
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
	...{ desk, visits: [], accepted: new Map(), sent: 0, waiting: 0, refused: 0, unanswered: 0, wrong: [], wrongReferences: [], over: false },
	from: desk.mail.messages.length,
});

/** This many visitors come at once. */
export const come = (run, count) => {
	for (let one = 0; one < count; one += 1) run.visits.push(visit(run, createRequest(newKey(), run.visits.length)));
};

export const allTaken = (run) => until("every visitor was answered 202", () => run.waiting === 0);

/** Sends again what was sent until it's answered 202, which has to name the same reference: a busy machine may answer 503 first. */
export const expectSameReference = async (run, asked, reference) => {
	let again;
	await until("what was sent again is answered 202", async () => {
		again = await ask(run, asked);
		return again.status === 202;
	});
	if (again.reference !== reference) run.wrongReferences.push({ reference, again });
};

/** Sends again what the latest visitors have sent: the same key has to be the same reference. */
export const askAgain = async (run, most = 20) => {
	for (const { asked, reference } of [...run.accepted.values()].slice(-most)) await expectSameReference(run, asked, reference);
};

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
/** The mails of a run to the front desk by the key that is in them. */
const groupMails = (run) => {
	const mails = new Map();
	const { messages, env } = run.desk.mail;
	for (const each of messages.slice(run.from).filter(({ to }) => to.includes(env.SMTP_TO))) {
		const key = uuid.exec(each.text)?.[0];
		mails.set(key, [...(mails.get(key) ?? []), each]);
	}
	return mails;
};

/** Waits until no mail is due and none is under way. */
const settled = ({ mail, place }) =>
	withOutbox(place, (outbox) =>
		until(
			"nothing is due in the outbox and nobody is connected to the mail server",
			async () => {
				if (mail.connections() > 0) return false;
				const { now, oldestDue } = await outbox.stats(0);
				return oldestDue === null || oldestDue > now;
			},
			{ pause: 100 },
		),
	);

/**
 * Waits until all of a run is taken and delivered, and until one more visitor's mail has come after that; fails if something is lost,
 * came twice unasked, or has another reference than its visitor. Prints the counts.
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
	for (const [key, same] of mails)
		for (const { reference } of same)
			if (reference !== run.accepted.get(key)?.reference) run.wrongReferences.push({ reference: run.accepted.get(key)?.reference, mailed: reference });
	const counts = { sent: run.sent, accepted: run.accepted.size, delivered: run.accepted.size - lost.length, duplicated: copies.length, lost: lost.length };
	console.log(`${name}: ${JSON.stringify({ ...counts, "wrong reference": run.wrongReferences.length, 503: run.refused, unanswered: run.unanswered })}`);

	assert.deepEqual(run.wrong, [], "statuses other than 202 and 503");
	assert.deepEqual(lost, [], "accepted and not delivered");
	assert.deepEqual(run.wrongReferences, [], "another reference than the visitor's");
	assert.equal(new Set([...run.accepted.values()].map(({ reference }) => reference)).size, run.accepted.size, "no two keys share a reference");
	assert.deepEqual([...mails.keys()].sort(), [...run.accepted.keys()].sort(), "the mails are about what was accepted");
	for (const same of mails.values()) {
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
