/** What an outbox promises, on each engine: a folder with SQLite, and a real PostgreSQL. */
import { setStatus } from "../../src/server/inquiries/desk-actions";
import { computeInquiryKey } from "../../src/server/inquiries/inquiry";
import { addEvent } from "../../src/server/inquiries/lifecycle";
import { addMail, markSent, release } from "../../src/server/inquiries/mail-queue";
import { changeInquiry } from "../../src/server/inquiries/visitor-actions";
import { during, throughout } from "../support/during.mjs";
import { newInquiry } from "../support/new-inquiry";
import { startPostgres } from "../support/postgres.mjs";
import { damageInquiry, newOutbox, openPlace } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";

const keyOf = (name) => computeInquiryKey("message", "header", name);
const request = (name, changes) => {
	const text = "Zoë 李 \u0000 \ud800";
	return newInquiry({
		key: keyOf(name),
		fields: { name: text, message: "One\nTwo" },
		rows: [{ term: "Name", detail: text }],
		...changes,
	});
};
const held = request("held", { status: "held", mails: [] });
const key = keyOf("a");
const hour = 3_600_000;
const claimAs = async (outbox, owner, { most = 9, lease = hour } = {}) =>
	(
		await outbox.claim(most, (inquiry, now) => ({
			...inquiry,
			lease: { owner, until: now + lease },
		}))
	).map((inquiry) => inquiry.key);
const answer = (inquiry, at) => addEvent(inquiry, { at, by: "Maria", status: "booked" });
const sent = (inquiry, at) => markSent(inquiry, 0, at);

let database;
beforeAll(async () => {
	database = throughout(await startPostgres());
});

describe.each(["sqlite", "postgres"])("%s", (engine) => {
	let place;
	let outbox;
	const open = async (options) => {
		const opened = await openPlace(place.place, options);
		during({ stop: opened.close });
		return opened;
	};
	beforeEach(async () => {
		place = during(await newOutbox(engine === "postgres" && database));
		outbox = await open();
	});
	const keys = async () => (await outbox.list()).map((inquiry) => inquiry.key).sort();

	test("what's accepted is there for another process, whole", async () => {
		const accepted = await outbox.accept(request("a"));
		const [found, ...others] = await (await open()).list();
		expect([others, accepted]).toEqual([[], { kind: "stored", reference: found.reference }]);
		expect(found).toMatchObject({
			...request("a"),
			mails: [{ kind: "desk", state: "waiting", attempts: 0 }],
		});
		expect(Math.abs(found.acceptedAt - Date.now())).toBeLessThan(hour);
		expect(await outbox.find(key)).toEqual(found);
		expect(await outbox.findByReference(found.reference)).toEqual(found);
		expect(await outbox.find("x")).toBeUndefined();
	});

	test("of twenty at once with one key one is stored; other content is a conflict; no two share a reference", async () => {
		const other = await open();
		const accepted = await Promise.all(
			Array.from({ length: 20 }, (_, index) => (index % 2 ? outbox : other).accept(request("a"))),
		);
		const [{ reference }] = accepted;
		const known = { kind: "known", reference };
		expect(accepted.sort((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
			...Array(19).fill(known),
			{ kind: "stored", reference },
		]);
		expect(await other.accept(request("a"))).toEqual(known);
		const conflict = request("a", { fingerprint: "other" });
		expect(await outbox.accept(conflict)).toEqual({ kind: "conflict" });
		expect(await keys()).toEqual([key]);

		const drawn = [...Array(16).fill(1), ...Array(8).fill(2)];
		const unlucky = await open({ random: () => drawn.shift() ?? 3 });
		const [b, c] = [await unlucky.accept(request("b")), await unlucky.accept(request("c"))];
		expect([c.kind, c.reference]).toEqual(["stored", expect.not.stringMatching(b.reference)]);
	});

	test("a change is one transaction, and what it throws changes nothing", async () => {
		await outbox.accept(request("a"));
		await Promise.all(Array.from({ length: 10 }, () => outbox.change(key, answer)));
		const inquiry = await outbox.find(key);
		expect(inquiry).toMatchObject({ status: "booked", history: { length: 10 } });
		const fail = outbox.change(key, () => {
			throw new Error("no");
		});
		await expect(fail).rejects.toThrow("no");
		expect(await outbox.find(key)).toEqual(inquiry);
		expect(await outbox.change("x", answer)).toBeUndefined();
	});

	test("what's due is claimed by one worker only, the most urgent first, and again once its lease is over", async () => {
		const names = ["a", "b", "c", "d"];
		const times = names.map((each, index) => [each, index - hour]);
		for (const [name, after] of [...times, ["later", hour]]) {
			await outbox.accept(request(name, { mails: [] }));
			await outbox.change(keyOf(name), (inquiry, now) => addMail(inquiry, "desk", now + after));
		}
		await outbox.accept(held);
		expect(await claimAs(outbox, "one", { most: 1 })).toEqual([key]);
		const rest = await Promise.all(
			["two", "three", "four"].map((owner) => claimAs(outbox, owner, { most: 2 })),
		);
		const claimed = [...rest.flat(), ...(await claimAs(outbox, "five"))];
		expect(claimed.sort()).toEqual(names.slice(1).map(keyOf).sort());
		expect(await claimAs(outbox, "six")).toEqual([]);
		await outbox.change(key, (inquiry) => release(inquiry, "two"));
		expect(await claimAs(outbox, "six")).toEqual([]);
		await outbox.change(key, (inquiry) => release(inquiry, "one"));
		expect(await claimAs(outbox, "six", { lease: 1 })).toEqual([key]);
		await until("the lease has run out", async () => (await claimAs(outbox, "seven")).length === 1);
	});

	test("what rests is forgotten when its time is up; what waits never is, and neither is what's open", async () => {
		for (const each of [request("answered"), request("waiting"), request("unanswered"), held])
			await outbox.accept(each);
		await outbox.change(keyOf("answered"), (inquiry, at) => answer(sent(inquiry, at), at));
		await outbox.change(keyOf("waiting"), answer);
		await outbox.change(keyOf("unanswered"), sent);
		expect([await outbox.purge(hour), await outbox.purge(-1)]).toEqual([0, 2]);
		expect(await keys()).toEqual([keyOf("waiting"), keyOf("unanswered")].sort());
		expect((await outbox.accept(request("answered"))).kind).toBe("stored");
	});

	test("an erased inquiry is gone, with its reference; restored from elsewhere it has everything, once", async () => {
		const { reference } = await outbox.accept(request("a"));
		const inquiry = await outbox.change(key, answer);
		expect([await outbox.erase(reference), await outbox.erase(reference)]).toEqual([true, false]);
		expect([
			await outbox.findByReference(reference),
			await keys(),
			await claimAs(outbox, "one"),
		]).toEqual([undefined, [], []]);
		expect([
			await outbox.restore(inquiry),
			await outbox.restore(inquiry),
			await outbox.restore({ ...inquiry, key: "other" }),
		]).toEqual(["stored", "known", "taken"]);
		expect(await outbox.find(key)).toEqual(inquiry);
	});

	test("says what waits, was sent and is held; what's to be done once is done by one", async () => {
		for (const each of [request("a"), request("b"), held]) await outbox.accept(each);
		const { acceptedAt: oldestDue } = await outbox.find(key);
		await outbox.change(keyOf("b"), sent);
		expect(await outbox.untilDue()).toBe(0);
		expect(await outbox.stats(hour)).toMatchObject({
			waiting: 1,
			oldestDue,
			held: 1,
			unanswered: 0,
		});
		// What's open, also if the visitor has written again since, and not what's held.
		expect((await outbox.stats(-hour)).unanswered).toBe(2);
		await outbox.change(key, (inquiry, at) =>
			changeInquiry(setStatus(inquiry, at, "contacted", "Maria"), at, "Tuesday"),
		);
		await outbox.change(keyOf("b"), (inquiry, at) => setStatus(inquiry, at, "contacted", "Maria"));
		expect((await outbox.stats(-hour)).unanswered).toBe(1);
		const both = await Promise.all([outbox.claimOnce("daily"), outbox.claimOnce("daily")]);
		await outbox.releaseClaim("daily");
		expect([...both.sort(), await outbox.claimOnce("daily")]).toEqual([false, true, true]);
	});

	test("one that can't be read holds up no other, until somebody repairs or erases it", async () => {
		jest.spyOn(console, "error").mockImplementation();
		const { reference } = await outbox.accept(request("a"));
		const whole = JSON.stringify(await outbox.find(key));
		await outbox.accept(request("b"));
		const unreadable = async () => (await outbox.stats(0)).unreadable;
		await damageInquiry(place.place, reference);
		const claimed = [
			...(await claimAs(outbox, "one", { most: 1 })),
			...(await claimAs(outbox, "one", { most: 1 })),
		];
		expect([claimed, await keys(), await unreadable()]).toEqual([[keyOf("b")], [keyOf("b")], 1]);
		await expect(outbox.accept(request("a"))).rejects.toThrow(/can't be read/);
		expect(await outbox.purge(-hour)).toBe(0);
		await damageInquiry(place.place, reference, whole);
		await outbox.purge(hour);
		expect([await unreadable(), await claimAs(outbox, "one")]).toEqual([0, [key]]);
		await damageInquiry(place.place, reference);
		await outbox.purge(hour);
		expect(await unreadable()).toBe(1);
		expect([await outbox.erase(reference), await unreadable()]).toEqual([true, 0]);
	});
});
