import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newInquiry } from "../../../tests/support/new-inquiry";
import type { Inquiry } from "../inquiries/inquiry";
import { takeLease } from "../inquiries/mail-queue";
import { type Outbox, openOutbox } from "../outbox/outbox";
import { outboxCommand } from "./cli";

const parent = mkdtempSync(join(tmpdir(), "outbox-cli-"));
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const [source, target, file] = ["source", "target", "export.json"].map((name) =>
	join(parent, name),
) as [string, string, string];

const run = async (outboxDir: string, ...words: string[]) => {
	const written = { out: "", error: "" };
	const write = (stream: "out" | "error") => (text: string) => {
		written[stream] += text;
	};
	const options = {
		open: openOutbox,
		address: { outboxUrl: undefined, outboxDir },
		getSignIn: () => undefined,
		out: write("out"),
		error: write("error"),
	};
	return { code: await outboxCommand(words, options), ...written };
};
const use = async <T>(outboxDir: string, work: (outbox: Outbox) => Promise<T>): Promise<T> => {
	const outbox = await openOutbox({ outboxUrl: undefined, outboxDir });
	return work(outbox).finally(outbox.close);
};

test("an outbox moves to another one, once", async () => {
	await use(source, async (outbox) => {
		for (const key of ["a", "b"]) await outbox.accept(newInquiry({ key }));
		await outbox.change("b", (inquiry, at) =>
			takeLease(inquiry, { owner: "o", until: at + 60_000 }),
		);
	});
	const { out: exported } = await run(source, "export", "--json");
	writeFileSync(file, exported);
	const [a, b] = JSON.parse(exported) as [Inquiry, Inquiry];
	expect(await run(target, "import", file)).toEqual({
		code: 0,
		out: "2 requests imported.\n",
		error: "",
	});
	// Whoever held the lease has no part in this outbox.
	const { lease: _lease, ...free } = b;
	expect(await use(target, (outbox) => outbox.list())).toEqual(expect.arrayContaining([a, free]));
	expect((await run(target, "import", file)).out).toMatch(
		/^0 requests imported\.\n2 requests left as they are/,
	);
	writeFileSync(file, JSON.stringify([{ ...b, key: "new" }]));
	const taken = await run(target, "import", file);
	expect([taken.code, taken.out]).toEqual([
		1,
		expect.stringMatching(`^0 requests imported\\.\n1 request not imported.* ${b.reference}\\.`),
	]);
	expect((await run(target, "erase", b.reference)).out).toMatch(
		/ is erased.*Mails, backups and exports/,
	);
	expect(await run(target, "erase", b.reference)).toMatchObject({
		code: 1,
		error: expect.stringMatching(/no request .* Expected a reference/),
	});
});

test.each(["nonsense", "erase", "erase K7QM-4XPD now"])(
	"%j is no command, and says what is",
	async (line) => {
		const error = expect.stringMatching(/isn't a command\.\n\nnpm run outbox -- COMMAND\n/);
		expect(await run(source, ...line.split(" "))).toEqual({ code: 2, out: "", error });
	},
);
