import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sampleProject } from "../../../tests/support/content-fixture";
import { newEntry } from "../../../tests/support/new-entry";
import { readSiteContent } from "../content";
import { createSignIn } from "../desk/sign-in";
import { type Outbox, openOutbox } from "../outbox/outbox";
import { computeEntryKey, type NewEntry } from "../requests/entry";
import { addEvent, takeLease } from "../requests/lifecycle";
import { outboxCommand } from "./cli";

const content = readSiteContent(sampleProject().root);
const smtp = { url: "smtps://x", from: "desk@elm.example", to: "Desk <desk@elm.example>, dana@elm.example" };
let linkSecret: string | undefined;

let folder = "";
let reference = "";
const run = async (...words: string[]) => {
	const written = { out: "", error: "" };
	const code = await outboxCommand(words, {
		open: openOutbox,
		address: { outboxUrl: undefined, outboxDir: folder },
		getSignIn: () => createSignIn({ settings: { linkSecret, siteUrl: "https://x.example", smtp }, content: () => content, sendNow: undefined }),
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
test("a link to sign in is printed for the desk's addresses alone", async () => {
	expect(await run("sign-in", "dana@elm.example")).toMatchObject({ code: 1, error: expect.stringMatching(/^LINK_SECRET isn't set/) });
	linkSecret = "0123456789abcdef0123456789abcdef";
	expect(await run("sign-in", "Dana@Elm.example")).toMatchObject({ code: 0, out: expect.stringMatching(/^https:\/\/x\.example\/api\/desk\?sign-in=\S+\n$/) });
	expect(await run("sign-in", "eve@elm.example")).toMatchObject({ code: 1, out: "", error: expect.stringContaining("Expected one of SMTP_TO") });
});

test("moves to another outbox with all that happened, once, and says which reference is another one's there", async () => {
	const other = await add("booked");
	await use(async (outbox) => {
		await outbox.change("booked", (entry, at) => takeLease(entry, { owner: "o", until: at + 60_000 }));
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
	expect((await run("erase", other)).out).toMatch(new RegExp(`^${other} is erased.*Mails, backups and exports`));
	expect(await use((outbox) => outbox.findByReference(other))).toBeUndefined();
	folder = source;
});

test("exports CSV in which nothing is a formula, marked as UTF-8 for Excel", async () => {
	const { out } = await run("export", "--csv");
	expect(out.startsWith("\uFEFF")).toBe(true);
	const [head, line] = out.slice(1).split("\r\n");
	expect(head).toBe('"Reference","Form","Status","Received","Name","Message"');
	expect(line).toContain(`,"'=HYPERLINK(""http://evil.example"")","One\nTwo `);
});

test.each([[["nonsense"]], [[]], [["erase"]], [["erase", "K7QM-4XPD", "now"]], [["--nonsense"]], [["export"]]])(
	"%j is no command, and says what is",
	async (words) => {
		const { code, out, error } = await run(...words);
		expect([code, out]).toEqual([2, ""]);
		expect(error).toMatch(/^\S.*\n\nnpm run outbox -- COMMAND\n/);
	},
);

test("help says what there is", async () => {
	const { code, out } = await run("help");
	expect(code).toBe(0);
	for (const [, name = ""] of out.matchAll(/^ {2}([a-z-]+) /gm)) expect((await run(name, "x", "y")).error).toMatch(`isn't a command`);
});

test("a damaged outbox is said, and left as it is", async () => {
	truncateSync(join(folder, "outbox.db"), 8192);
	for (const words of [
		["export", "--json"],
		["erase", reference],
	])
		expect(await run(...words)).toMatchObject({ code: 1, out: "", error: expect.stringMatching(/put a backup in its place/) });
	expect(statSync(join(folder, "outbox.db")).size).toBe(8192);
});

test("what is not there is said with the way out", async () => {
	expect(await run("erase", "XXXX-XXXX")).toMatchObject({ code: 1, error: expect.stringContaining("no request XXXX-XXXX. Expected a reference") });
});
