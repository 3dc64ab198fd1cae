import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newInquiry } from "../../../tests/support/new-inquiry";
import { after, pass, settled, tracked } from "../../../tests/support/stepped-clock";
import { dropMails } from "../inquiries/mail-queue";
import { type Outbox, openOutbox } from "../outbox/outbox";
import { createDelivery, drainMs, type Send } from "./delivery";

let folder = "";
let outbox: Outbox;
const logged: string[] = [];
const workers: { stop: () => Promise<void> }[] = [];

const accept = (key: string, mails = 1) =>
	outbox.accept(newInquiry({ key, mails: Array.from({ length: mails }, () => "desk" as const) }));
/**
 * A worker that waits 15, 30, 60, 75, 75 … ms after failures.
 * @returns the keys and places of what it has begun to send
 */
const start = (send: Send, changes: Partial<Parameters<typeof createDelivery>[0]> = {}) => {
	const begun: string[] = [];
	const sendNoted: Send = (inquiry, index) => {
		begun.push(`${inquiry.key}${index}`);
		return send(inquiry, index);
	};
	const worker = createDelivery({
		outbox: async () => outbox,
		send: sendNoted,
		retryMs: 20,
		retryMaxMs: 100,
		...changes,
	});
	workers.push(worker);
	worker.wake();
	return { ...worker, begun };
};
const fail = (responseCode: number, command: string) =>
	Promise.reject(Object.assign(new Error("no, <maria@example.com>"), { responseCode, command }));
const first = async () => (await outbox.list())[0];
const mail = async () => (await first())?.mails[0];
const delivered = async () =>
	(await outbox.list()).filter(({ mails }) => mails.every(({ state }) => state === "sent")).length;

beforeEach(async () => {
	jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
	folder = mkdtempSync(join(tmpdir(), "delivery-"));
	const real = await openOutbox({ outboxUrl: undefined, outboxDir: folder });
	outbox = {
		...real,
		claim: tracked(real.claim),
		change: tracked(real.change),
		untilDue: tracked(real.untilDue),
	};
	logged.length = 0;
	jest.spyOn(Math, "random").mockReturnValue(0.5);
	jest
		.spyOn(console, "error")
		.mockImplementation((line: string) => logged.push(line.replace("[forms] ", "")));
});
afterEach(async () => {
	const stopped = Promise.all(workers.splice(0).map((each) => each.stop()));
	await pass(300);
	await stopped;
	jest.useRealTimers();
	jest.restoreAllMocks();
	await outbox.close();
	rmSync(folder, { recursive: true, force: true });
});

test("each mail is sent once, at most four at a time", async () => {
	for (const key of ["a", "b", "c", "d", "e", "f"]) await accept(key);
	const { begun } = start(() => after(10));
	await pass(9);
	expect(begun).toHaveLength(4);
	await pass(11);
	expect([begun.length, new Set(begun).size, await delivered(), await outbox.untilDue()]).toEqual([
		6,
		6,
		6,
		undefined,
	]);
});

test("what fails is tried again after longer and longer waits", async () => {
	await accept("a");
	const { begun } = start(() => (begun.length < 6 ? fail(451, "RCPT TO") : Promise.resolve()));
	await settled();
	expect(await mail()).toMatchObject({ attempts: 1, refused: false, problem: "no, <(address)>" });
	expect(logged[0]).toMatch(/^Delivery of [\w-]{9} failed \(attempt 1\): 451 to RCPT TO\.$/);
	const seen: number[] = [];
	for (const milliseconds of [14, 1, 29, 1, 59, 1, 74, 1, 74, 1]) {
		await pass(milliseconds);
		seen.push(begun.length);
	}
	expect(seen).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
	expect(await mail()).toMatchObject({ state: "sent", attempts: 6, problem: "" });
});

test.each([
	[554, "DATA", true],
	// About our settings: the mail waits until they're right.
	[535, "AUTH PLAIN", false],
])("%i to %s: refused for good is %s", async (responseCode, command, refused) => {
	await accept("a");
	const { begun } = start(() =>
		begun.length < 2 ? fail(responseCode, command) : Promise.resolve(),
	);
	await settled();
	expect(await mail()).toMatchObject({ state: "waiting", refused });
	await pass(refused ? 74 : 14);
	expect(await delivered()).toBe(0);
	await pass(1);
	expect(await mail()).toMatchObject({ state: "sent", refused: false });
});

test("a mail that's dropped meanwhile isn't sent", async () => {
	await accept("a", 2);
	const { begun } = start(
		async ({ key }) => void (await outbox.change(key, (inquiry) => dropMails(inquiry))),
	);
	await settled();
	expect(begun).toEqual(["a0"]);
});

test("a slow mail is sent once, and holds up no other", async () => {
	await accept("a");
	const { wake, begun } = start(({ key }) => after(key === "a" ? 250 : 5));
	await pass(10);
	await accept("b");
	wake();
	await pass(10);
	expect(await delivered()).toBe(1);
	await pass(240);
	expect([await delivered(), begun]).toEqual([2, ["a0", "b0"]]);
});

test("a lease lasts as long as a slow mail", async () => {
	await accept("a");
	start(() => after(70_000));
	await settled();
	for (const seconds of [25, 25, 20]) {
		expect((await first())?.lease?.until).toBeGreaterThan(Date.now());
		await jest.advanceTimersByTimeAsync(seconds * 1000);
		await settled();
	}
	expect(await first()).toMatchObject({ mails: [{ state: "sent", attempts: 1 }] });
	expect(await first()).not.toHaveProperty("lease");
});

test("what was sent and couldn't be stored as sent isn't sent again", async () => {
	await accept("a");
	let full = true;
	const change: Outbox["change"] = (...words) =>
		full && begun.length > 0
			? Promise.reject(new Error("No space left on device"))
			: outbox.change(...words);
	const { begun } = start(async () => undefined, { outbox: async () => ({ ...outbox, change }) });
	await pass(20);
	expect(logged).toEqual(Array(2).fill("Delivery pauses for 20 ms: No space left on device"));
	full = false;
	await pass(20);
	expect([await delivered(), begun]).toEqual([1, ["a0"]]);
	expect(await first()).not.toHaveProperty("lease");
});

test("a stop frees a slow mail for the next process", async () => {
	await accept("a", 2);
	let finish = () => undefined as unknown;
	const { stop, begun } = start(
		() =>
			new Promise((done) => {
				finish = () => done();
			}),
	);
	await settled();
	const stopped = stop();
	await jest.advanceTimersByTimeAsync(drainMs - 1);
	expect(await first()).toHaveProperty("lease");
	await jest.advanceTimersByTimeAsync(1);
	await stopped;
	expect(await first()).not.toHaveProperty("lease");
	finish();
	await settled();
	expect((await first())?.mails.map(({ state }) => state)).toEqual(["sent", "waiting"]);
	expect(begun).toEqual(["a0"]);
});
