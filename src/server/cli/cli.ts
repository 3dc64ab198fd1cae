import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { describeError } from "../describe-error";
import type { OutboxAddress } from "../outbox/open";
import type { Outbox } from "../outbox/outbox";
import { dataFile, getDamageWarnings } from "../outbox/sqlite-file";
import { type Command, commands, type Options, type Site } from "./commands";
import { type Outcome, rescue } from "./transfer";

export interface CliOptions {
	readonly address: OutboxAddress;
	readonly open: (address: OutboxAddress) => Promise<Outbox>;
	readonly site: Site;
	readonly out: (text: string) => void;
	readonly error: (text: string) => void;
}

const usage = `npm run outbox -- COMMAND

  list [--all|--held]     what should have been mailed and still waits; --all: everything that's kept; --held: what looks like spam
  show REFERENCE          one request in full, by its reference, its key or its Idempotency-Key
  status REFERENCE STATUS --by NAME [--note TEXT]
                          notes what was done and by whom; STATUS is new, contacted, booked, closed or held
  done REFERENCE [--by NAME] [--note TEXT]
                          marks a request as handled by hand, so it won't be mailed
  erase REFERENCE         deletes a request for good; says where it may still be
  export [--csv|--json]   everything in full, to the terminal: npm run -s outbox -- export --csv > outbox.csv
  import FILE             stores what "export --json" has written; FILE may be - for standard input
  backup FOLDER           copies the outbox into a new or empty folder, also while the site runs
  rescue FOLDER           what can still be read of a damaged outbox, as "export --json" writes it

The outbox is the database in OUTBOX_URL, or the folder in OUTBOX_DIR, or .data/outbox if neither is set. Everything works while the site runs.
Run it as the user the site runs as. Exit codes: 0 done, 1 failed, 2 not a command.
`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const parse = (words: readonly string[]) =>
	parseArgs({ args: [...words], allowPositionals: true, options: { all: flag, held: flag, csv: flag, json: flag, by: text, note: text } });

type Work =
	| { readonly kind: "usage" }
	| { readonly kind: "rescue"; readonly folder: string }
	| { readonly kind: "command"; readonly name: string; readonly command: Command; readonly words: string[]; readonly options: Options };

/** Understands the words of a command line. @throws Error that says what's wrong with them */
const readWork = (line: readonly string[]): Work => {
	const { positionals, values } = parse(line);
	const [name = "list", ...words] = positionals;
	const given = Object.keys(values);
	if (name === "help" && words.length === 0 && given.length === 0) return { kind: "usage" };
	const [folder] = words;
	if (name === "rescue" && folder && words.length === 1 && given.length === 0) return { kind: "rescue", folder };
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!command) throw new Error(`"${name}" isn't a command${name === "rescue" ? " without exactly one FOLDER" : ""}.`);
	if (words.length !== command.words.length)
		throw new Error(
			`"${name}" takes ${command.words.length === 0 ? "no further words" : `exactly ${command.words.join(" and ")}`}, and "${words.join(" ")}" was given.`,
		);
	const wrong = given.find((option) => !command.options.some((known) => known === option));
	if (wrong) throw new Error(`"${name}" has no option --${wrong}.`);
	command.check?.(words, values);
	return { kind: "command", name, command, words, options: values };
};

/** Runs a command with the outbox open. `import` may begin a new outbox; the others need one. */
const runCommand = async ({ name, command, words, options }: Extract<Work, { kind: "command" }>, { address, open, site }: CliOptions): Promise<Outcome> => {
	if (name !== "import" && !address.outboxUrl && !existsSync(join(address.outboxDir, dataFile)))
		throw new Error(
			`There's no outbox in ${resolve(address.outboxDir)}. Expected the folder the site writes to. Set OUTBOX_DIR to the same folder as the site, or run this on the machine the site runs on.`,
		);
	const outbox = await open(address);
	try {
		return await command.run(outbox, words, options, site);
	} finally {
		await outbox.close();
	}
};

/** `npm run outbox`. @returns the exit code: 0, 1 if it failed, 2 if the words are no command */
export const outboxCommand = async (line: readonly string[], options: CliOptions): Promise<number> => {
	const { address, out, error } = options;
	let work: Work;
	try {
		work = readWork(line);
	} catch (problem) {
		error(`${describeError(problem)}\n\n${usage}`);
		return 2;
	}
	if (work.kind === "usage") {
		out(usage);
		return 0;
	}
	try {
		const { text, failed = false } = work.kind === "rescue" ? rescue(work.folder) : await runCommand(work, options);
		out(text);
		if (work.kind === "command" && work.name === "list" && !address.outboxUrl)
			for (const warning of getDamageWarnings(address.outboxDir)) error(`${warning}\n`);
		return failed ? 1 : 0;
	} catch (problem) {
		error(`${describeError(problem)}\n`);
		return 1;
	}
};
