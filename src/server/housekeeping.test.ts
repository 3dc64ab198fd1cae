import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newEntry } from "../../tests/support/new-entry";
import { runHousekeeping } from "./housekeeping";
import { openOutbox } from "./outbox/open";
import type { Entry } from "./requests/entry";
import { markSent } from "./requests/lifecycle";

const now = Date.now();
const day = 24 * 3_600_000;
let folder = "";
/** The outbox, with this machine's clock set. */
const openAt = (clock: number) => {
	jest.useFakeTimers({ now: clock, doNotFake: ["nextTick", "queueMicrotask", "setImmediate", "setTimeout"] });
	return openOutbox({ outboxUrl: undefined, outboxDir: folder });
};
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "outbox-house-"));
	jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => {
	jest.useRealTimers();
	jest.restoreAllMocks();
	rmSync(folder, { recursive: true, force: true });
});

const runHousekeepingAt = async (clock: number): Promise<Entry[]> => {
	const outbox = await openAt(clock);
	await runHousekeeping(async () => outbox, { keepDays: 30, retryMaxMs: 900_000 });
	const due = await outbox.claim(9, (entry) => entry);
	await outbox.close();
	return due;
};

test("what was sent long ago is forgotten, what was sent lately or waits isn't", async () => {
	const outbox = await openAt(now - 40 * day);
	for (const name of ["old", "waits"]) await outbox.accept(newEntry({ key: name }));
	await outbox.change("old", (entry, at) => markSent(entry, 0, at));
	await outbox.accept(newEntry({ key: "lately" }));
	await outbox.change("lately", (entry) => markSent(entry, 0, now - 20 * day));
	await outbox.close();
	expect((await runHousekeepingAt(now)).map(({ key }) => key)).toEqual(["waits"]);
	const after = await openAt(now);
	expect((await after.list()).map(({ key }) => key).sort()).toEqual(["lately", "waits"]);
	await after.close();
});

test("an outbox that can't be opened is said, and ends nothing", async () => {
	await runHousekeeping(() => Promise.reject(new Error("The disk is gone.")), { keepDays: 1, retryMaxMs: 1000 });
	expect(console.error).toHaveBeenCalledWith("[forms] The disk is gone.");
});
