import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newInquiry } from "../../../tests/support/new-inquiry";
import type { Inquiry } from "../inquiries/inquiry";
import { type Outbox, openOutbox } from "../outbox/outbox";
import { readSettings } from "../settings";
import { runCommand } from "./cli";

const parent = mkdtempSync(join(tmpdir(), "outbox-cli-"));
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const [source, target, file] = ["source", "target", "export.json"].map((name) =>
	join(parent, name),
) as [string, string, string];

const run = (outboxDir: string, ...words: string[]) =>
	runCommand(words, readSettings({ OUTBOX_DIR: outboxDir }).settings);
const use = async <T>(outboxDir: string, work: (outbox: Outbox) => Promise<T>): Promise<T> => {
	const outbox = await openOutbox({ outboxUrl: undefined, outboxDir });
	return work(outbox).finally(outbox.close);
};

test("an outbox moves to another one, once", async () => {
	await use(source, async (outbox) => {
		for (const key of ["a", "b"]) await outbox.accept(newInquiry({ key }));
		await outbox.change("b", (inquiry, at) => ({
			...inquiry,
			lease: { owner: "o", until: at + 60_000 },
		}));
	});
	const exported = await run(source, "export", "--json");
	writeFileSync(file, exported);
	const [a, b] = JSON.parse(exported) as [Inquiry, Inquiry];
	expect(await run(target, "import", file)).toMatch(/^2 requests imported\. 0 were here already/);
	// Whoever held the lease has no part in this outbox.
	const { lease: _lease, ...free } = b;
	expect(await use(target, (outbox) => outbox.list())).toEqual(expect.arrayContaining([a, free]));
	expect(await run(target, "import", file)).toMatch(/^0 requests imported\. 2 were here already/);
	writeFileSync(file, JSON.stringify([{ ...b, key: "new" }]));
	await expect(run(target, "import", file)).rejects.toThrow(
		`${b.reference} is the reference of another request here.`,
	);
	expect(await run(target, "erase", b.reference)).toMatch(/ is erased.*Mails, backups and exports/);
	await expect(run(target, "erase", b.reference)).rejects.toThrow(
		/no request .* Expected a reference/,
	);
});

test.each(["nonsense", "erase", "erase K7QM-4XPD now"])(
	"%j is no command, and says what is",
	async (line) => {
		await expect(run(source, ...line.split(" "))).rejects.toThrow(
			/isn't a command\.\n\nnpm run outbox -- COMMAND\n/,
		);
	},
);
