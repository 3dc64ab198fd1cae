import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { computeEntryKey, type Entry } from "./entry";
import type { Outbox } from "./lmdb";

export interface CliOptions {
	readonly folder: string;
	readonly open: (folder: string) => Outbox;
	readonly out: (text: string) => void;
	readonly error: (text: string) => void;
}

const usage = `npm run outbox -- COMMAND

  list [--all]            what's waiting to be delivered; --all adds what's been delivered, as long as it's kept
  show REFERENCE          one entry in full, by its reference, its key or its Idempotency-Key
  export [--csv|--json]   everything in full, to the terminal: npm run -s outbox -- export --csv > outbox.csv
  done REFERENCE          marks an entry as handled by hand, so it won't be mailed

The outbox is the folder in OUTBOX_DIR, or .data/outbox if that isn't set. You can read it while the site runs.
`;

const formatInstant = (milliseconds: number | undefined): string => (milliseconds === undefined ? "" : new Date(milliseconds).toISOString());

const describeState = ({ state, attempts, refused }: Entry): string =>
	state === "delivered" ? "delivered" : refused ? "refused" : attempts > 0 ? "retrying" : "waiting";

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
			describeState(entry),
			formatInstant(entry.acceptedAt),
			formatInstant(entry.deliveredAt),
			String(entry.attempts),
			entry.problem,
		],
		...terms.map((term) => entry.rows.find((row) => row.term === term)?.detail ?? ""),
	]);
	return [["Reference", "Form", "State", "Received", "Delivered", "Attempts", "Problem", ...terms], ...lines]
		.map((cells) => `${cells.map(csvCell).join(",")}\r\n`)
		.join("");
};

const list = (entries: readonly Entry[]): string => {
	if (entries.length === 0) return "Nothing is waiting.\n";
	const lines = entries.map((entry) => [
		entry.reference,
		entry.form.padEnd(11),
		describeState(entry).padEnd(9),
		formatInstant(entry.acceptedAt),
		`${entry.attempts} ${entry.attempts === 1 ? "attempt" : "attempts"}`,
		entry.problem,
	]);
	return `${lines.map((cells) => cells.join("  ").trimEnd()).join("\n")}\n`;
};

/** What a terminal would obey, such as colors and cursor moves, made visible. */
const inTerminal = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, "\ufffd");

const show = (entry: Entry): string => {
	const facts = [
		["Reference", entry.reference],
		["Key", entry.key],
		["Form", entry.form],
		["State", describeState(entry)],
		["Received", formatInstant(entry.acceptedAt)],
		["Delivered", formatInstant(entry.deliveredAt)],
		["Attempts", String(entry.attempts)],
		["Next attempt", entry.state === "waiting" ? formatInstant(entry.nextAt) : ""],
		["Problem", entry.problem],
		...entry.rows.map(({ term, detail }) => [term, detail]),
	];
	return `${facts
		.filter(([, value]) => value)
		.map(([term, value]) => inTerminal(`${term}: ${String(value).replace(/\n/g, "\n  ")}`))
		.join("\n")}\n`;
};

const find = (outbox: Outbox, name: string): Entry | undefined => {
	const wanted = name.toUpperCase();
	const keys = new Set([name, computeEntryKey("appointment", "header", name), computeEntryKey("message", "header", name)]);
	return outbox.list().find(({ key, reference }) => reference === wanted || keys.has(key));
};

const run = async (outbox: Outbox, [command, name]: string[], { all, csv }: { all?: boolean; csv?: boolean }): Promise<string> => {
	if (command === "list") return list(outbox.list(all ? undefined : "waiting"));
	if (command === "export") return csv ? toCsv(outbox.list()) : `${JSON.stringify(outbox.list(), null, "\t")}\n`;
	const entry = find(outbox, name ?? "");
	if (!entry)
		throw new Error(
			`The outbox has no entry ${name}. Expected a reference such as K7QM-4XPD, or a key. "npm run outbox -- list --all" shows everything there is.`,
		);
	if (command === "show") return show(entry);
	await outbox.markDelivered(entry.key, Date.now());
	return `${entry.reference} is marked as handled.\n`;
};

/** `npm run outbox`. @returns the exit code: 0, 1 if it failed, 2 if the words are no command */
export const outboxCommand = async (words: readonly string[], { folder, open, out, error }: CliOptions): Promise<number> => {
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
	if (!existsSync(join(folder, "data.mdb"))) {
		error(
			`There's no outbox in ${resolve(folder)}. Expected the folder the site writes to. Set OUTBOX_DIR to the same folder as the site, or run this on the machine the site runs on.\n`,
		);
		return 1;
	}
	let outbox: Outbox | undefined;
	try {
		outbox = open(folder);
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
