import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { computeEntryKey, type Entry, type QueuedMail } from "./entry";
import { addEvent, dropMails, getSentAt } from "./lifecycle";
import { dataFile } from "./lmdb";
import type { OutboxAddress } from "./open";
import type { Outbox } from "./outbox";

export interface CliOptions {
	readonly address: OutboxAddress;
	readonly open: (address: OutboxAddress) => Promise<Outbox>;
	readonly out: (text: string) => void;
	readonly error: (text: string) => void;
}

const usage = `npm run outbox -- COMMAND

  list [--all]            what's waiting to be delivered; --all adds what's been delivered, as long as it's kept
  show REFERENCE          one entry in full, by its reference, its key or its Idempotency-Key
  export [--csv|--json]   everything in full, to the terminal: npm run -s outbox -- export --csv > outbox.csv
  done REFERENCE          marks an entry as handled by hand, so it won't be mailed

The outbox is the database in OUTBOX_URL, or the folder in OUTBOX_DIR, or .data/outbox if neither is set. You can read it while the site runs.
`;

const formatInstant = (milliseconds: number | undefined): string => (milliseconds === undefined ? "" : new Date(milliseconds).toISOString());

const nothing: Pick<QueuedMail, "attempts" | "problem"> = { attempts: 0, problem: "" };
/** The mail that matters most: the first that still waits, or the first of all. */
const getMail = ({ mails }: Entry): QueuedMail | undefined => mails.find(({ state }) => state === "waiting") ?? mails[0];

/** Where its mails stand. */
const describeMail = (entry: Entry): string => {
	const mail = getMail(entry);
	if (!mail) return "not mailed";
	if (mail.state !== "waiting") return mail.state;
	return mail.refused ? "refused" : mail.attempts > 0 ? "retrying" : "waiting";
};

/** A cell that a spreadsheet takes as text: what would begin a formula gets an apostrophe before it; quotes are doubled (RFC 4180). */
export const csvCell = (text: string): string => {
	const inert = /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
	return /[",\r\n;]|^\s|\s$/.test(inert) ? `"${inert.replace(/"/g, '""')}"` : inert;
};

/** All entries as CSV with a header line: what is known of each, then its fields, a column for each term. */
const toCsv = (entries: readonly Entry[]): string => {
	const terms = [...new Set(entries.flatMap(({ rows }) => rows.map(({ term }) => term)))];
	const lines = entries.map((entry) => [
		...[
			entry.reference,
			entry.form,
			entry.status,
			describeMail(entry),
			formatInstant(entry.acceptedAt),
			formatInstant(getSentAt(entry)),
			String((getMail(entry) ?? nothing).attempts),
			(getMail(entry) ?? nothing).problem,
		],
		...terms.map((term) => entry.rows.find((row) => row.term === term)?.detail ?? ""),
	]);
	return [["Reference", "Form", "Status", "Mail", "Received", "Mailed", "Attempts", "Problem", ...terms], ...lines]
		.map((cells) => `${cells.map(csvCell).join(",")}\r\n`)
		.join("");
};

const list = (entries: readonly Entry[]): string => {
	if (entries.length === 0) return "Nothing is waiting.\n";
	const lines = entries.map((entry) => {
		const { attempts, problem } = getMail(entry) ?? nothing;
		return [
			entry.reference,
			entry.form.padEnd(11),
			entry.status.padEnd(9),
			describeMail(entry).padEnd(10),
			formatInstant(entry.acceptedAt),
			`${attempts} ${attempts === 1 ? "attempt" : "attempts"}`,
			problem,
		];
	});
	return `${lines.map((cells) => cells.join("  ").trimEnd()).join("\n")}\n`;
};

/** What a terminal would obey, such as colors and cursor moves, made visible. */
const inTerminal = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, "\ufffd");

const show = (entry: Entry): string => {
	const { attempts, problem } = getMail(entry) ?? nothing;
	const facts = [
		["Reference", entry.reference],
		["Key", entry.key],
		["Form", entry.form],
		["Status", entry.status],
		["Received", formatInstant(entry.acceptedAt)],
		["Mail", describeMail(entry)],
		["Mailed", formatInstant(getSentAt(entry))],
		["Attempts", String(attempts)],
		["Problem", problem],
		...entry.rows.map(({ term, detail }) => [term, detail]),
		...entry.history.map(({ at, by, status, note }) => [formatInstant(at), `${status}, by ${by}${note ? `: ${note}` : ""}`]),
	];
	return `${facts
		.filter(([, value]) => value)
		.map(([term, value]) => inTerminal(`${term}: ${String(value).replace(/\n/g, "\n  ")}`))
		.join("\n")}\n`;
};

const find = async (outbox: Outbox, name: string): Promise<Entry | undefined> => {
	const keys = [name, computeEntryKey("appointment", "header", name), computeEntryKey("message", "header", name)];
	const found = await Promise.all([outbox.findByReference(name.toUpperCase()), ...keys.map((key) => outbox.find(key))]);
	return found.find((entry) => entry !== undefined);
};

const isWaiting = ({ mails }: Entry): boolean => mails.some(({ state }) => state === "waiting");

const run = async (outbox: Outbox, [command, name]: string[], { all, csv }: { all?: boolean; csv?: boolean }): Promise<string> => {
	if (command === "list") return list((await outbox.list()).filter((entry) => all || isWaiting(entry)));
	if (command === "export") return csv ? toCsv(await outbox.list()) : `${JSON.stringify(await outbox.list(), null, "\t")}\n`;
	const entry = await find(outbox, name ?? "");
	if (!entry)
		throw new Error(
			`The outbox has no entry ${name}. Expected a reference such as K7QM-4XPD, or a key. "npm run outbox -- list --all" shows everything there is.`,
		);
	if (command === "show") return show(entry);
	await outbox.change(entry.key, (current, at) => dropMails(addEvent(current, { at, by: "npm run outbox", status: current.status, note: "Handled by hand" })));
	return `${entry.reference} is marked as handled.\n`;
};

/** `npm run outbox`. @returns the exit code: 0, 1 if it failed, 2 if the words are no command */
export const outboxCommand = async (words: readonly string[], { address, open, out, error }: CliOptions): Promise<number> => {
	let parsed: ReturnType<typeof parse>;
	try {
		parsed = parse(words);
	} catch (problem) {
		error(`${problem instanceof Error ? problem.message : String(problem)}\n\n${usage}`);
		return 2;
	}
	const { positionals, values } = parsed;
	const [command = "list", name] = positionals;
	const named = command === "show" || command === "done";
	if (!["list", "show", "export", "done"].includes(command) || named !== (name !== undefined)) {
		error(`"${positionals.join(" ")}" isn't a command.\n\n${usage}`);
		return 2;
	}
	if (!address.outboxUrl && !existsSync(join(address.outboxDir, dataFile))) {
		error(
			`There's no outbox in ${resolve(address.outboxDir)}. Expected the folder the site writes to. Set OUTBOX_DIR to the same folder as the site, or run this on the machine the site runs on.\n`,
		);
		return 1;
	}
	let outbox: Outbox | undefined;
	try {
		outbox = await open(address);
		out(await run(outbox, name === undefined ? [command] : [command, name], values));
		return 0;
	} catch (problem) {
		error(`${problem instanceof Error ? problem.message : String(problem)}\n`);
		return 1;
	} finally {
		await outbox?.close();
	}
};

const parse = (words: readonly string[]) =>
	parseArgs({ args: [...words], allowPositionals: true, options: { all: { type: "boolean" }, csv: { type: "boolean" }, json: { type: "boolean" } } });
