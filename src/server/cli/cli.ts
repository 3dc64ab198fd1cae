import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { SignIn } from "../desk/sign-in";
import { describeError } from "../log";
import type { Outbox, OutboxAddress } from "../outbox/outbox";
import { dataFile } from "../outbox/sqlite";
import { formatCsv } from "./csv";
import { backUp, importFile, type Outcome } from "./transfer";

const usage = `npm run outbox -- COMMAND

  sign-in EMAIL          prints a link that signs one of the front desk's addresses in to the inbox, once, within 15 minutes
  erase REFERENCE        deletes a request for good; says where it may still be
  export --json|--csv    everything in full, to the terminal: npm run -s outbox -- export --csv > outbox.csv
  import FILE            stores what "export --json" has written; FILE may be - for standard input
  backup FOLDER          copies the outbox into a new or empty folder, also while the site runs

The outbox is the database in OUTBOX_URL, or the folder in OUTBOX_DIR, or .data/outbox if neither is set. Everything works while the site runs.
Run it as the user the site runs as. Exit codes: 0 done, 1 failed, 2 not a command.
`;

type Open = () => Promise<Outbox>;

const erase = async (name: string, outbox: Outbox): Promise<Outcome> => {
	const reference = name.toUpperCase();
	if (!(await outbox.erase(reference))) throw new Error(`The outbox has no request ${name}. Expected a reference such as K7QM-4XPD, from the inbox.`);
	return { text: `${reference} is erased from the outbox. Mails, backups and exports may still hold it (docs/booking.md, "Erasing a request").\n` };
};

const exportAll = async (outbox: Outbox, format: string): Promise<Outcome> => {
	if (!["--json", "--csv"].includes(format)) throw new Error(`"${format}" isn't a format. Expected --json or --csv.`);
	const entries = await outbox.list();
	return { text: format === "--csv" ? formatCsv(entries) : `${JSON.stringify(entries, null, "\t")}\n` };
};

export interface CliOptions {
	readonly address: OutboxAddress;
	/** Undefined without LINK_SECRET. @throws Error if content/ can't be read */
	readonly getSignIn: () => SignIn | undefined;
	readonly open: (address: OutboxAddress) => Promise<Outbox>;
	readonly out: (text: string) => void;
	readonly error: (text: string) => void;
}

/** @returns the exit code */
export const outboxCommand = async (line: readonly string[], { address, getSignIn, open, out, error }: CliOptions): Promise<number> => {
	const commands: Readonly<Record<string, (word: string, open: Open) => Promise<Outcome>>> = {
		"sign-in": async (email) => {
			const link = await getSignIn()?.makeLink(email);
			if (!link) throw new Error("LINK_SECRET isn't set, so there's no inbox. Expected the same one as the site's.");
			return { text: `${link}\n` };
		},
		erase: async (name, open) => erase(name, await open()),
		export: async (format, open) => exportAll(await open(), format),
		import: (file, open) => importFile(open, file),
		backup: async (folder, open) => backUp(await open(), folder),
	};
	const [name = "", word, ...more] = line;
	if (name === "help") {
		out(usage);
		return 0;
	}
	const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!run || !word || more.length > 0) {
		error(`"${line.join(" ")}" isn't a command.\n\n${usage}`);
		return 2;
	}
	let outbox: Outbox | undefined;
	const openOnce = async (): Promise<Outbox> => {
		// Only an import may create one.
		if (name !== "import" && !address.outboxUrl && !existsSync(join(address.outboxDir, dataFile)))
			throw new Error(
				`There's no outbox in ${resolve(address.outboxDir)}. Expected the folder the site writes to. Set OUTBOX_DIR to the same folder as the site.`,
			);
		outbox = await open(address);
		return outbox;
	};
	try {
		const { text, failed = false } = await run(word, openOnce);
		out(text);
		return failed ? 1 : 0;
	} catch (problem) {
		error(`${describeError(problem)}\n`);
		return 1;
	} finally {
		await outbox?.close();
	}
};
