import { mkdtempSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newEntry } from "../../../tests/support/new-entry";
import { openOutbox } from "../outbox/open";
import { computeEntryKey } from "../requests/entry";
import { outboxCommand } from "./cli";
import { commands } from "./commands";
import { csvCell } from "./print";

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
	const outbox = await openOutbox({ outboxUrl: undefined, outboxDir: folder });
	const rows = [
		{ term: "Name", detail: '=HYPERLINK("http://evil.example")' },
		{ term: "Message", detail: "One\nTwo \u001b[31mred" },
	];
	const accepted = await outbox.accept(newEntry({ key: computeEntryKey("message", "header", "a-key-of-a-browser"), rows }));
	reference = accepted.kind === "conflict" ? "" : accepted.reference;
	await outbox.close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

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
	expect(head).toBe("Reference,Form,Status,Mail,Received,Mailed,Attempts,Problem,Name,Message");
	expect(line).toContain(`,"'=HYPERLINK(""http://evil.example"")","One\nTwo `);
});

test.each([
	[["nonsense"], "isn't a command"],
	[["constructor"], "isn't a command"],
	[["show"], "exactly REFERENCE"],
	[["list", "extra"], "no further words"],
	[["--nonsense"], "Unknown option"],
	[["list", "--csv"], "no option --csv"],
	[["status", "K7QM-4XPD", "handled", "--by", "Maria"], "new, contacted, booked, closed, held"],
	[["status", "K7QM-4XPD", "booked"], "--by"],
	[["status", "K7QM-4XPD", "booked", "--by", " "], "--by"],
	[["status", "K7QM-4XPD", "booked", "--by", "visitor"], "isn't a person's name"],
	[["rescue"], "exactly FOLDER"],
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
		expect(await run(...words)).toMatchObject({ code: 1, out: "", error: expect.stringMatching(/is damaged: [\s\S]*Start the site/) });
	expect(statSync(join(folder, "outbox.db")).size).toBe(8192);
});

test("what is not there is said with the way out", async () => {
	expect(await run("show", "XXXX-XXXX")).toMatchObject({ code: 1, error: expect.stringContaining("no entry XXXX-XXXX. Expected a reference") });
});

test.each([
	["=1+1", "'=1+1"],
	["+19185550142", "'+19185550142"],
	["-1", "'-1"],
	["@SUM(A1)", "'@SUM(A1)"],
	["\t=1", "'\t=1"],
	["plain", "plain"],
	['say "hi"', '"say ""hi"""'],
	["a;b", '"a;b"'],
	["=a,b", '"\'=a,b"'],
])("the cell %j is %j", (text, cell) => {
	expect(csvCell(text)).toBe(cell);
});
