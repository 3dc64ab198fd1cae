/**
 * Visitors who send again until they are answered, and what has to hold whatever fails in between:
 * what was answered 202 is mailed in the end, under its reference, and twice only if the process or
 * the connection ended between the mail server's 250 and the mark.
 */
import { setTimeout as wait } from "node:timers/promises";
import { noLimits, startServer } from "../support/serve.mjs";
import { appointment, message, newKey, paths, post } from "../support/server-forms.mjs";
import { newOutbox, outboxEnv, withOutbox } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";
import { startMailServer } from "../support/smtp.mjs";

/**
 * The site, a mail server and an outbox of its own.
 * @param options database: a PostgreSQL for the outbox; encryption: see smtp.mjs; servers:
 * processes of the site
 * @returns mail; place of the outbox; `site()`, a process; `next()`, each process in turn;
 * `restart()`, which kills one and starts it again, and returns the instants of the death and of
 * the first answer; `remove()`, which ends everything
 */
export const startSiteWithMail = async ({ database, encryption, servers = 1 } = {}) => {
	const { place, remove } = await newOutbox(database);
	const mail = await startMailServer({ encryption });
	const env = {
		...outboxEnv(place),
		...mail.env,
		OUTBOX_RETRY_MS: "100",
		OUTBOX_RETRY_MAX_MS: "1000",
		...noLimits,
	};
	const sites = [];
	for (let index = 0; index < servers; index += 1) sites.push(await startServer(env));
	let turn = 0;
	return {
		mail,
		place,
		servers,
		site: (index = 0) => sites[index],
		next: () => {
			turn += 1;
			return sites[turn % servers];
		},
		/**
		 * @param interrupted milliseconds after which the next process is killed while it starts,
		 * before the one that stays; undefined for none
		 */
		restart: async (index, interrupted) => {
			const from = Date.now();
			await sites[index].kill();
			if (interrupted)
				await startServer(env, interrupted).then(
					(early) => early.kill(),
					() => undefined,
				);
			sites[index] = await startServer(env);
			return [from, Date.now()];
		},
		remove: async () => {
			for (const site of sites) await site.kill();
			await mail.remove();
			remove();
		},
	};
};

/** A visitor's request; the key is in the text, to be found again in the mail. */
export const createRequest = (index) => {
	const key = newKey();
	if (index % 2 === 0)
		return { key, path: paths.message, body: message({ message: `What I want to ask: ${key}` }) };
	return { key, path: paths.appointment, body: appointment({ note: `What to know: ${key}` }) };
};

export const newRun = (desk) => ({
	desk,
	visits: 0,
	waiting: 0,
	refused: 0,
	accepted: new Map(),
	wrong: [],
	over: false,
	from: desk.mail.messages.length,
});

/** A visitor's post. @returns the answer's status, 0 if none came, and the reference */
const ask = async ({ desk }, { key, path, body }) => {
	try {
		const { status, json } = await post(desk.next().url, body, {
			path,
			headers: { "Idempotency-Key": key },
		});
		return { status, reference: json?.reference };
	} catch {
		return { status: 0 };
	}
};

/** A visitor whose script sends the same again until it is taken. */
export const visit = async (run, asked) => {
	run.visits += 1;
	run.waiting += 1;
	for (; !run.over; await wait(100)) {
		const { status, reference } = await ask(run, asked);
		if (status === 202) {
			run.accepted.set(asked.key, { asked, reference });
			break;
		}
		if (status === 503) run.refused += 1;
		else if (status !== 0) run.wrong.push(`answered ${status}`);
	}
	run.waiting -= 1;
};

export const come = (run, count) => {
	for (let one = 0; one < count; one += 1) void visit(run, createRequest(run.visits));
};

export const allTaken = (run) => until("every visitor was answered 202", () => run.waiting === 0);

/**
 * Sends again what was sent until it's answered 202, which has to name the same reference: a busy
 * machine may answer 503 first.
 */
export const expectSameReference = async (run, asked, reference) => {
	let again;
	await until("what was sent again is answered 202", async () => {
		again = await ask(run, asked);
		return again.status === 202;
	});
	if (again.reference !== reference) run.wrong.push(`${reference} became ${again.reference}`);
};

export const askAgain = async (run, most) => {
	for (const { asked, reference } of [...run.accepted.values()].slice(-most))
		await expectSameReference(run, asked, reference);
};

const settle = ({ mail, place }) =>
	withOutbox(place, async (outbox) => {
		const isSettled = async () => {
			const { now, oldestDue } = await outbox.stats(0);
			return mail.connections() === 0 && (oldestDue ?? now + 1) > now;
		};
		await until("no mail is due, and nobody is connected to the mail server", isSettled, {
			pause: 100,
		});
	});

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
/**
 * Waits until all of a run is taken and delivered, and until one more visitor's mail has come after
 * that; fails if something is lost, came twice unasked, or has another reference than its visitor.
 * @param mayRepeat whether a second copy is no defect, told by both mails
 * @param most copies there may be, if it's given
 */
export const judge = async (run, { mayRepeat = () => false, most } = {}) => {
	const { accepted, wrong } = run;
	const { mail } = run.desk;
	try {
		// A copy that was due would come before the mail of a later visitor.
		for (const later of [0, 1]) {
			come(run, later);
			await allTaken(run);
			await settle(run.desk);
		}
	} finally {
		run.over = true;
	}
	const mails = mail.messages.slice(run.from).filter(({ to }) => to.includes(mail.env.SMTP_TO));
	const byKey = new Map();
	for (const each of mails) {
		const [key] = uuid.exec(each.text) ?? [];
		byKey.set(key, [...(byKey.get(key) ?? []), each]);
	}
	for (const [key, { reference }] of accepted)
		if (!byKey.has(key)) wrong.push(`${reference} is lost`);
	let copies = 0;
	for (const [key, same] of byKey) {
		const { reference } = accepted.get(key) ?? {};
		for (const [index, each] of same.entries()) {
			if (each.reference !== reference) wrong.push(`${reference} is mailed as ${each.reference}`);
			if (each.messageId !== same[0].messageId) wrong.push(`${reference} has two Message-IDs`);
			if (!each.secure) wrong.push(`${reference} is mailed without TLS`);
			if (index === 0) continue;
			copies += 1;
			if (!mayRepeat(same[index - 1], each)) wrong.push(`${reference} came twice unasked`);
		}
	}
	if (new Set([...accepted.values()].map(({ reference }) => reference)).size < accepted.size)
		wrong.push("two requests share a reference");
	if (copies > most) wrong.push(`${copies} copies: expected ${most} at most`);
	expect(wrong).toEqual([]);
};
