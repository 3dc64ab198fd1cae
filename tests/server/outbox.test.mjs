/** What an outbox promises, on each engine: a folder with SQLite, and a real PostgreSQL. */
import assert from "node:assert/strict";
import { after, beforeEach, describe, it } from "node:test";
import pg from "pg";
import { tsImport } from "tsx/esm/api";
import { during } from "../support/during.mjs";
import { startPostgres } from "../support/postgres.mjs";
import { newOutbox } from "../support/server-faults.mjs";
import { damageEntry, newEntry, openPlace } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";

const load = (path) => tsImport(`../../src/server/${path}.ts`, import.meta.url);
const { computeEntryKey } = await load("requests/entry");
const { addEvent, addMail, markFailed, markSent, release, takeLease } = await load("requests/lifecycle");

const request = (name, changes) => {
	const text = "Zoë 李 \u0000 \ud800";
	return newEntry(computeEntryKey("message", "header", name), {
		fields: { name: text, message: "One\nTwo" },
		rows: [{ term: "Name", detail: text }],
		...changes,
	});
};
const { key } = request("a");
const lease = (owner, until) => ({ owner, until });
const hour = 3_600_000;
const claimAs = (outbox, owner, most = 9) => outbox.claim(most, (entry, now) => takeLease(entry, lease(owner, now + hour)));
const keysOf = (entries) => entries.map((entry) => entry.key);

const database = await startPostgres();
after(database.remove);
const engines = { sqlite: () => newOutbox(), postgres: () => newOutbox(database) };

for (const [engine, prepare] of Object.entries(engines))
	describe(engine, () => {
		let place;
		let outbox;
		const open = (options) => openPlace(place.place, options);
		const reopen = async (options) => {
			await outbox.close();
			outbox = await open(options);
		};
		const clear = async () => {
			await outbox?.close();
			place?.remove();
		};
		beforeEach(async () => {
			await clear();
			place = await prepare();
			outbox = await open();
		});
		after(clear);

		it("what's accepted is there after the process has gone, with its reference and every field", async () => {
			const from = Date.now();
			const accepted = await outbox.accept(request("a"));
			await reopen();
			const [found, ...others] = await outbox.list();
			assert.deepEqual(others, []);
			assert.deepEqual(accepted, { kind: "stored", reference: found.reference });
			const { status, mails, ...rest } = request("a");
			assert.deepEqual({ ...found, ...rest }, found);
			assert.equal(found.status, status);
			assert.ok(Math.abs(found.acceptedAt - from) < hour);
			assert.deepEqual(
				found.mails.map(({ kind, state, attempts }) => ({ kind, state, attempts })),
				mails.map((kind) => ({ kind, state: "waiting", attempts: 0 })),
			);
			assert.deepEqual(await outbox.find(key), found);
			assert.deepEqual(await outbox.findByReference(found.reference), found);
			assert.equal(await outbox.find("x"), undefined);
			assert.equal(await outbox.findByReference("AAAA-AAAA"), undefined);
		});

		it("the same key is the same request, also of twenty at once; with other content it's refused", async (test) => {
			const other = await open();
			during(test, { stop: other.close });
			const accepted = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? outbox : other).accept(request("a"))));
			assert.equal(accepted.filter(({ kind }) => kind === "stored").length, 1);
			assert.equal(new Set(accepted.map(({ reference }) => reference)).size, 1);
			assert.deepEqual(await other.accept(request("a")), { kind: "known", reference: accepted[0].reference });
			assert.deepEqual(await outbox.accept(request("a", { fingerprint: "other" })), { kind: "conflict" });
			assert.equal((await outbox.list()).length, 1);
		});

		it("no two requests have one reference", async () => {
			const drawn = [...Array(8).fill(1), ...Array(8).fill(1), ...Array(8).fill(2)];
			await reopen({ random: () => drawn.shift() ?? 3 });
			const [a, b] = [await outbox.accept(request("a")), await outbox.accept(request("b"))];
			assert.equal(b.kind, "stored");
			assert.notEqual(a.reference, b.reference);
		});

		it("a change is one transaction, and what it throws changes nothing", async () => {
			await outbox.accept(request("a"));
			const add = (entry, at) => addEvent(entry, { at, by: "Test", status: "contacted" });
			await Promise.all(Array.from({ length: 10 }, () => outbox.change(key, add)));
			const entry = await outbox.find(key);
			assert.equal(entry.history.length, 10);
			assert.equal(entry.status, "contacted");
			await assert.rejects(
				outbox.change(key, () => {
					throw new Error("no");
				}),
			);
			assert.deepEqual(await outbox.find(key), entry);
			assert.equal(await outbox.change("x", add), undefined);
		});

		it("what's due is claimed by one worker only, the most urgent first", async () => {
			const names = ["a", "b", "c", "d"];
			const add = async (name, after) => {
				await outbox.accept(request(name, { mails: [] }));
				await outbox.change(request(name).key, (entry, now) => addMail(entry, "desk", now + after));
			};
			for (const [index, name] of names.entries()) await add(name, index - hour);
			await add("later", hour);
			await outbox.accept(request("held", { status: "held", mails: [] }));
			const first = await claimAs(outbox, "one", 1);
			assert.deepEqual(keysOf(first), [key]);
			assert.equal(first[0].lease.owner, "one");
			const rest = await Promise.all([claimAs(outbox, "two", 2), claimAs(outbox, "three", 2), claimAs(outbox, "four", 2)]);
			const claimed = keysOf(rest.flat());
			assert.equal(new Set(claimed).size, claimed.length, "none of them twice");
			claimed.push(...keysOf(await claimAs(outbox, "five")));
			assert.deepEqual(
				claimed.sort(),
				names
					.slice(1)
					.map((name) => request(name).key)
					.sort(),
			);
			assert.deepEqual(await claimAs(outbox, "six"), []);
		});

		it("a lease that has run out is another worker's, and one that's released too", async () => {
			await outbox.accept(request("a"));
			await outbox.claim(1, (entry, now) => takeLease(entry, lease("one", now + 1)));
			await until("the lease has run out", async () => (await claimAs(outbox, "two")).length === 1);
			assert.deepEqual(await claimAs(outbox, "three"), []);
			await outbox.change(key, (entry) => release(entry, "one"));
			assert.deepEqual(await claimAs(outbox, "three"), [], "only its owner releases it");
			await outbox.change(key, (entry) => release(entry, "two"));
			assert.deepEqual(keysOf(await claimAs(outbox, "three")), [key]);
		});

		it("after a failure it's due later, after delivery no more, and until then it's said how long", async () => {
			assert.equal(await outbox.untilDue(), undefined);
			await outbox.accept(request("a"));
			assert.equal(await outbox.untilDue(), 0);
			await outbox.change(key, (entry, now) => markFailed(entry, 0, { delay: hour, problem: "421 busy", refused: false, isRecipients: false }, now));
			assert.deepEqual(await claimAs(outbox, "one"), []);
			const wait = await outbox.untilDue();
			assert.ok(wait > hour - 60_000 && wait <= hour, String(wait));
			assert.equal((await outbox.find(key)).mails[0].problem, "421 busy");
			await outbox.change(key, (entry, now) => markSent(entry, 0, now));
			assert.equal(await outbox.untilDue(), undefined);
			await outbox.change(key, (entry, now) => addMail(entry, "desk", now - 1));
			assert.deepEqual(keysOf(await claimAs(outbox, "one")), [key]);
		});

		it("what rests is forgotten when its time is up; what waits never is, and neither is what nobody has answered", async () => {
			for (const name of ["a", "b", "c"]) await outbox.accept(request(name));
			const answer = (entry, at) => addEvent(markSent(entry, 0, at), { at, by: "Maria", status: "closed" });
			await outbox.change(key, answer);
			await outbox.change(request("c").key, (entry, at) => markSent(entry, 0, at));
			await outbox.accept(request("held", { status: "held", mails: [] }));
			assert.equal(await outbox.purge(hour), 0);
			assert.deepEqual(await outbox.accept(request("a")), { kind: "known", reference: (await outbox.find(key)).reference });
			assert.equal(await outbox.purge(-1), 2);
			assert.deepEqual(keysOf(await outbox.list()).sort(), [request("b").key, request("c").key].sort());
			assert.equal((await outbox.accept(request("a"))).kind, "stored");
		});

		it("an erased entry is gone, with its reference; restored from elsewhere it has everything, once", async () => {
			const { reference } = await outbox.accept(request("a"));
			const entry = await outbox.change(key, (current, at) => addEvent(current, { at, by: "Maria", status: "booked" }));
			assert.deepEqual([await outbox.erase(reference), await outbox.erase(reference)], [true, false]);
			assert.deepEqual([await outbox.findByReference(reference), await outbox.list(), await claimAs(outbox, "one")], [undefined, [], []]);
			assert.equal(await outbox.restore(entry), "stored");
			assert.deepEqual(await outbox.find(key), entry);
			assert.equal(await outbox.restore(entry), "known");
			assert.equal(await outbox.restore({ ...entry, key: "other" }), "taken");
		});

		it("says what waits, since when, what was last sent and what's held", async () => {
			const { now, ...empty } = await outbox.stats(hour);
			assert.ok(Math.abs(now - Date.now()) < hour);
			const none = { waiting: 0, oldestDue: null, lastSent: null, held: 0, unanswered: 0, unreadable: 0 };
			assert.deepEqual(empty, none);
			for (const name of ["a", "b"]) await outbox.accept(request(name));
			await outbox.accept(request("held", { status: "held", mails: [] }));
			const { acceptedAt } = await outbox.find(key);
			const { sent } = await outbox.change(request("b").key, (entry, at) => markSent(entry, 0, at)).then(({ mails }) => ({ sent: mails[0].sentAt }));
			const stats = await outbox.stats(hour);
			assert.deepEqual({ ...stats, now }, { ...none, now, waiting: 1, oldestDue: acceptedAt, lastSent: sent, held: 1 });
			assert.equal((await outbox.stats(-hour)).unanswered, 2, "what's new, and not what's held");
			// A visitor's mail that waits is no danger.
			await outbox.change(key, (entry, at) => addMail(markSent(entry, 0, at), "confirmation", 5));
			assert.equal((await outbox.stats(0)).oldestDue, null);
		});

		it("what's done once is done by one of those who want to, until it's taken back", async () => {
			const both = await Promise.all([outbox.markOnce("daily"), outbox.markOnce("daily")]);
			assert.deepEqual(both.sort(), [false, true]);
			await outbox.unmarkOnce("daily");
			assert.deepEqual([await outbox.markOnce("other"), await outbox.markOnce("daily")], [true, true]);
		});

		it("one that can't be read is set aside and holds up no other; it's named until somebody repairs or erases it", async () => {
			const { reference } = await outbox.accept(request("a"));
			const whole = await outbox.find(key);
			await outbox.accept(request("b"));
			await damageEntry(place.place, reference);
			assert.deepEqual(keysOf(await claimAs(outbox, "one", 1)).concat(keysOf(await claimAs(outbox, "one", 1))), [request("b").key]);
			assert.deepEqual(keysOf(await outbox.list()), [request("b").key]);
			assert.equal((await outbox.stats(0)).unreadable, 1);
			await assert.rejects(outbox.accept(request("a")), /can't be read/);
			assert.equal(await outbox.purge(-hour), 0);
			await damageEntry(place.place, reference, JSON.stringify(whole));
			await outbox.purge(hour);
			assert.deepEqual([(await outbox.stats(0)).unreadable, keysOf(await claimAs(outbox, "one"))], [0, [key]]);
			await damageEntry(place.place, reference);
			await outbox.list();
			assert.equal(await outbox.erase(reference), true);
			assert.equal((await outbox.stats(0)).unreadable, 0);
			assert.equal((await outbox.accept(request("a"))).kind, "stored");
		});
	});

describe("postgres alone", () => {
	it("a database that may lose with the power what it has confirmed is refused", async (test) => {
		const url = await database.createDatabase();
		const client = new pg.Client({ connectionString: url });
		await client.connect();
		during(test, { stop: () => client.end() });
		for (const setting of ["fsync", "synchronous_commit"]) {
			const set = async (change, value) => {
				await client.query(`alter system ${change}`);
				await client.query("select pg_reload_conf()");
				await until(`${setting} is ${value}`, async () => (await client.query(`show ${setting}`)).rows[0][setting] === value);
			};
			await set(`set ${setting} = off`, "off");
			await assert.rejects(openPlace(url), { name: "OutboxError", message: new RegExp(`can't be opened: ${setting} is off.*Set ${setting} = on`) });
			await set(`reset ${setting}`, "on");
		}
	});

	it("four processes that open a new database at once create its tables once; those of a newer program are left alone", async () => {
		const url = await database.createDatabase();
		const opened = await Promise.all(Array.from({ length: 4 }, () => openPlace(url)));
		for (const outbox of opened) assert.deepEqual(await outbox.list(), []);
		for (const outbox of opened) await outbox.close();
		const client = new pg.Client({ connectionString: url });
		await client.connect();
		await client.query("update schema_version set version = 99");
		await client.end();
		await assert.rejects(openPlace(url), /version 99.*Run the newer program/);
	});

	it("a database that crashes doesn't end the process: it's an error with a remedy and without the password, and comes back by itself", async (test) => {
		const url = await database.createDatabase();
		const { password } = new URL(url);
		const outbox = await openPlace(url);
		during(test, { stop: outbox.close });
		const saysWhatToDo = ({ name, message }) => {
			assert.equal(name, "OutboxError");
			assert.match(message, /127\.0\.0\.1:\d+\/outbox_\d+ can't be .*OUTBOX_URL/);
			assert.ok(!message.includes(password));
			return true;
		};
		await database.crash();
		for (const asked of [outbox.accept(request("a")), openPlace(url)]) await assert.rejects(asked, saysWhatToDo);
		await database.start();
		assert.equal((await outbox.accept(request("a"))).kind, "stored");
	});
});
