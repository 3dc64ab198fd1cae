import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newEntry } from "../../../tests/support/new-entry";
import { openOutbox } from "../outbox/open";
import type { Outbox } from "../outbox/outbox";
import { computeEntryKey, type NewEntry } from "../requests/entry";
import { addEvent, markSent, takeLease } from "../requests/lifecycle";
import { outboxCommand } from "./cli";
import { commands } from "./commands";

let folder = "";
let reference = "";
const run = async (...words: string[]) => {
	const written = { out: "", error: "" };
	const code = await outboxCommand(words, {
		open: openOutbox,
		site: {
			address: { outboxUrl: undefined, outboxDir: folder },
			getMailPlan: () => ({ remindAfterMinutes: 0, timeZone: "America/Chicago", calendar: { hours: [], holidays: [] } }),
			findDeskLink: () => undefined,
		},
		out: (text) => {
			written.out += text;
		},
		error: (text) => {
			written.error += text;
		},
	});
	return { code, ...written };
};

beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "outbox-cli-"));
	const rows = [
		{ term: "Name", detail: '=HYPERLINK("http://evil.example")' },
		{ term: "Message", detail: "One\nTwo \u001b[31mred" },
	];
	reference = await add(computeEntryKey("message", "header", "a-key-of-a-browser"), { rows });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const use = async <T>(work: (outbox: Outbox) => Promise<T>, place = folder): Promise<T> => {
	const outbox = await openOutbox({ outboxUrl: undefined, outboxDir: place });
	try {
		return await work(outbox);
	} finally {
		await outbox.close();
	}
};
/** Adds a request. @returns its reference */
const add = async (key: string, changes: Partial<NewEntry> = {}): Promise<string> => {
	const accepted = await use((outbox) => outbox.accept(newEntry({ key, ...changes })));
	return accepted.kind === "conflict" ? "" : accepted.reference;
};
const listed = async (...words: string[]): Promise<string[]> => {
	const { out } = await run("list", ...words);
	// Nothing that a visitor wrote.
	expect(out).not.toMatch(/HYPERLINK|Two/);
	return (out.match(/^\S{4}-\S{4}/gm) ?? []).sort();
};

test("lists what waits, what's held, or everything; notes what was done, and by whom", async () => {
	const held = await add("held", { status: "held", mails: [] });
	const sent = await add("sent");
	await use((outbox) => outbox.change("sent", (entry, now) => markSent(entry, 0, now)));
	expect([await listed(), await listed("--held"), await listed("--all")]).toEqual([[reference], [held], [reference, held, sent].sort()]);

	const noted = await run("status", reference.toLowerCase(), "contacted", "--by", " Maria ", "--note", "Left a voicemail");
	expect(noted).toEqual({ code: 0, out: `${reference} is contacted, by Maria. It was new.\n`, error: "" });
	expect((await run("show", reference)).out).toMatch(/Status: contacted\n[\s\S]*Z: contacted, by Maria: Left a voicemail\n/);
	expect((await run("status", reference, "closed", "--by", "Maria", "--note", "Called")).code).toBe(0);
	expect(await run("status", reference, "held", "--by", "Maria")).toMatchObject({
		code: 1,
		error: expect.stringMatching(/is closed\. Expected one of contacted, new\./),
	});
	expect((await use((outbox) => outbox.findByReference(reference)))?.mails[0]?.state).toBe("dropped");
	expect((await run("list")).out).toBe("Nothing is waiting.\n");
	expect((await run("status", held, "new", "--by", "Maria")).code).toBe(0);
	expect(await listed()).toEqual([held]);
});

test("moves to another outbox with all that happened, once, and says which reference is another one's there", async () => {
	const other = await add("booked");
	await use(async (outbox) => {
		await outbox.change("booked", (entry, at) => takeLease(entry, { owner: "o", pid: 1, host: "h", until: at + 60_000 }));
		await outbox.change("booked", (entry, at) => addEvent(entry, { at, by: "Maria", status: "booked" }));
	});
	const entries = await use((outbox) => outbox.list());
	const file = join(folder, "export.json");
	writeFileSync(file, (await run("export", "--json")).out);
	const source = folder;
	folder = join(source, "target");
	expect(await run("import", file)).toMatchObject({ code: 0, out: "2 requests imported.\n" });
	// Whoever held the lease has no part in this outbox.
	const moved = await use((outbox) => outbox.list());
	expect(moved).toEqual(expect.arrayContaining(entries.map(({ lease: _lease, ...entry }) => entry)));
	expect((await run("import", file)).out).toMatch(/^0 requests imported\.\n2 requests left as they are/);
	writeFileSync(
		file,
		JSON.stringify(entries.map((entry) => (entry.reference === other ? { ...entry, key: "new" } : { ...entry, key: "n", reference: "AAAA-CCCC" }))),
	);
	expect(await run("import", file)).toMatchObject({ code: 1, out: expect.stringMatching(`^1 request imported\\.\n1 request not imported.* ${other}\\.`) });
	expect((await run("erase", other)).out).toMatch(new RegExp(`^${other} is erased.*mails that were sent, backups, and exports.*overwritten`));
	expect(await use((outbox) => outbox.findByReference(other))).toBeUndefined();
	folder = source;
});

test.each(["reference", "key"])("shows one by its %s, control characters made visible", async (by) => {
	const { code, out } = await run("show", by === "key" ? "a-key-of-a-browser" : reference.toLowerCase());
	expect(code).toBe(0);
	expect(out).toContain(`Reference: ${reference}`);
	expect(out).toContain("Message: One\n  Two \ufffd[31mred");
});

test("exports CSV in which nothing is a formula, marked as UTF-8 for Excel", async () => {
	const { out } = await run("export", "--csv");
	expect(out.startsWith("\uFEFF")).toBe(true);
	const [head, line] = out.slice(1).split("\r\n");
	expect(head).toBe('"Reference","Form","Status","Mail","Received","Mailed","Attempts","Problem","Name","Message"');
	expect(line).toContain(`,"'=HYPERLINK(""http://evil.example"")","One\nTwo `);
});

test.each([
	[["nonsense"], "isn't a command"],
	[["show"], "exactly REFERENCE"],
	[["--nonsense"], "Unknown option"],
	[["list", "--csv"], "no option --csv"],
	[["status", "K7QM-4XPD", "handled", "--by", "Maria"], "new, contacted, closed, held. A time is booked on the desk's page"],
	[["status", "K7QM-4XPD", "closed"], "--by"],
	[["status", "K7QM-4XPD", "closed", "--by", "visitor"], "isn't a person's name"],
])("%j is no command, and says what is", async (words, why) => {
	const { code, error } = await run(...words);
	expect(code).toBe(2);
	expect(error).toContain(why);
	expect(error).toContain("npm run outbox -- COMMAND");
});

test("help says what there is", async () => {
	const { code, out } = await run("help");
	expect(code).toBe(0);
	for (const command of Object.keys(commands)) expect(out).toMatch(new RegExp(`^  ${command} `, "m"));
});

test("a damaged outbox is said, and left as it is", async () => {
	truncateSync(join(folder, "outbox.db"), 8192);
	for (const words of [["list"], ["export"], ["erase", reference]])
		expect(await run(...words)).toMatchObject({ code: 1, out: "", error: expect.stringMatching(/is damaged: [\s\S]*newest backup/) });
	expect(statSync(join(folder, "outbox.db")).size).toBe(8192);
});

test("what is not there is said with the way out", async () => {
	expect(await run("show", "XXXX-XXXX")).toMatchObject({ code: 1, error: expect.stringContaining("no entry XXXX-XXXX. Expected a reference") });
});
