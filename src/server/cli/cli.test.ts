import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sampleProject } from "../../../tests/support/content-fixture";
import { newEntry } from "../../../tests/support/new-entry";
import { readSiteContent } from "../content";
import { createSignIn } from "../desk/sign-in";
import { type Outbox, openOutbox } from "../outbox/outbox";
import { takeLease } from "../requests/lifecycle";
import { outboxCommand } from "./cli";

const content = readSiteContent(sampleProject().root);
const smtp = { url: "smtps://x", from: "desk@elm.example", to: "Desk <desk@elm.example>, dana@elm.example" };
let linkSecret: string | undefined;
let folder = "";

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
const use = async <T>(work: (outbox: Outbox) => Promise<T>): Promise<T> => {
	const outbox = await openOutbox({ outboxUrl: undefined, outboxDir: folder });
	return work(outbox).finally(outbox.close);
};

beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "outbox-cli-"));
	const rows = [
		{ term: "Name", detail: '=HYPERLINK("http://evil.example")' },
		{ term: "Message", detail: "One\nTwo" },
	];
	await use((outbox) => outbox.accept(newEntry({ key: "a", rows })));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a link to sign in is printed for the desk's addresses alone", async () => {
	expect(await run("sign-in", "dana@elm.example")).toMatchObject({ code: 1, error: expect.stringMatching(/^LINK_SECRET isn't set/) });
	linkSecret = "0123456789abcdef0123456789abcdef";
	expect(await run("sign-in", "Dana@Elm.example")).toMatchObject({ code: 0, out: expect.stringMatching(/^https:\/\/x\.example\/api\/desk\?sign-in=\S+\n$/) });
	expect(await run("sign-in", "eve@elm.example")).toMatchObject({ code: 1, out: "", error: expect.stringContaining("Expected one of SMTP_TO") });
});

test("an outbox moves to another one with all that happened, once; a reference that's another one's there is said", async () => {
	await use((outbox) => outbox.accept(newEntry({ key: "b" })));
	await use((outbox) => outbox.change("b", (entry, at) => takeLease(entry, { owner: "o", until: at + 60_000 })));
	const file = join(folder, "export.json");
	const { out: exported } = await run("export", "--json");
	writeFileSync(file, exported);
	const [a, b] = JSON.parse(exported);
	folder = join(folder, "target");
	expect(await run("import", file)).toMatchObject({ code: 0, out: "2 requests imported.\n" });
	// Whoever held the lease has no part in this outbox.
	const { lease: _lease, ...free } = b;
	expect(await use((outbox) => outbox.list())).toEqual(expect.arrayContaining([a, free]));
	expect((await run("import", file)).out).toMatch(/^0 requests imported\.\n2 requests left as they are/);
	writeFileSync(file, JSON.stringify([{ ...b, key: "new" }]));
	expect(await run("import", file)).toMatchObject({
		code: 1,
		out: expect.stringMatching(`^0 requests imported\\.\n1 request not imported.* ${b.reference}\\.`),
	});
	expect((await run("erase", b.reference)).out).toMatch(new RegExp(`^${b.reference} is erased.*Mails, backups and exports`));
	expect(await run("erase", b.reference)).toMatchObject({ code: 1, error: expect.stringContaining(`no request ${b.reference}. Expected a reference`) });
	folder = join(folder, "..");
});

test("exports CSV in which nothing is a formula, marked as UTF-8 for Excel", async () => {
	const { out } = await run("export", "--csv");
	expect(out).toMatch(/^\uFEFF"Reference","Form","Status","Received","Name","Message"\r\n/);
	expect(out).toContain(`,"'=HYPERLINK(""http://evil.example"")","One\nTwo"\r\n`);
});

test.each([[["nonsense"]], [[]], [["erase"]], [["erase", "K7QM-4XPD", "now"]]])("%j is no command, and says what is", async (words) => {
	const { code, out, error } = await run(...words);
	expect([code, out]).toEqual([2, ""]);
	expect(error).toMatch(/^\S.*\n\nnpm run outbox -- COMMAND\n/);
});

test("a damaged outbox, and one that's not there, are said with the way out", async () => {
	truncateSync(join(folder, "outbox.db"), 8192);
	expect(await run("export", "--json")).toMatchObject({ code: 1, out: "", error: expect.stringMatching(/put a backup in its place/) });
	folder = join(folder, "none");
	expect(await run("export", "--json")).toMatchObject({ code: 1, error: expect.stringMatching(/There's no outbox in .*Set OUTBOX_DIR/) });
	folder = join(folder, "..");
});
