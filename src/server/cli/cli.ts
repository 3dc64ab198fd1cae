import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pluralize } from "../../lib/text/words";
import type { SignIn } from "../desk/sign-in";
import { release } from "../inquiries/mail-queue";
import { parseInquiries } from "../inquiries/stored-inquiry";
import { describeError } from "../log";
import type { Outbox, OutboxLocation } from "../outbox/outbox";
import { dataFile } from "../outbox/sqlite";
import { formatCsv } from "./csv";

const usage = `npm run outbox -- COMMAND

  sign-in EMAIL          prints a link that signs one of the front desk's addresses in to the inbox, once, within 15 minutes
  erase REFERENCE        deletes a request for good; says where it may still be
  export --json|--csv    everything in full, to the terminal: npm run -s outbox -- export --csv > outbox.csv
  import FILE            stores what "export --json" has written; FILE may be - for standard input
  backup FOLDER          copies the outbox into a new or empty folder, also while the site runs

The outbox is the database in OUTBOX_URL, or the folder in OUTBOX_DIR, or .data/outbox if neither is set. Everything works while the site runs.
Run it as the user the site runs as. Exit codes: 0 done, 1 failed, 2 not a command.
`;

const readText = (file: string): string => {
	try {
		return readFileSync(file === "-" ? 0 : file, "utf8");
	} catch (error) {
		throw new Error(
			`${file} can't be read: ${describeError(error)}. Expected a file that npm run -s outbox -- export --json has written, or - for standard input.`,
		);
	}
};

/**
 * What's in the outbox already stays as it is.
 * @returns what to print, and whether some inquiries weren't stored
 */
const importFile = async (
	file: string,
	open: () => Promise<Outbox>,
): Promise<{ text: string; failed: boolean }> => {
	const inquiries = parseInquiries(readText(file), file === "-" ? "The input" : file);
	const outbox = await open();
	const references = { stored: [], known: [], taken: [] } as Record<
		"stored" | "known" | "taken",
		string[]
	>;
	for (const inquiry of inquiries) {
		// A lease belongs to a worker of the other outbox.
		const result = await outbox.restore(
			inquiry.lease ? release(inquiry, inquiry.lease.owner) : inquiry,
		);
		references[result].push(inquiry.reference);
	}
	const { stored, known, taken } = references;
	const lines = [`${pluralize(stored.length, "request")} imported.`];
	if (known.length > 0)
		lines.push(
			`${pluralize(known.length, "request")} left as they are, because they're here already.`,
		);
	if (taken.length > 0)
		lines.push(
			`${pluralize(taken.length, "request")} not imported, because other requests here have their references: ${taken.join(", ")}. Give each another one in the file and import it again.`,
		);
	return { text: `${lines.join("\n")}\n`, failed: taken.length > 0 };
};

interface CliOptions {
	readonly address: OutboxLocation;
	/** Undefined without LINK_SECRET. @throws Error if content/ can't be read */
	readonly getSignIn: () => SignIn | undefined;
	readonly open: (address: OutboxLocation) => Promise<Outbox>;
	readonly out: (text: string) => void;
	readonly error: (text: string) => void;
}

export const outboxCommand = async (
	line: readonly string[],
	{ address, getSignIn, open, out, error }: CliOptions,
): Promise<number> => {
	const [name = "", word, ...more] = line;
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
	const commands: Readonly<
		Record<string, (word: string) => Promise<string | { text: string; failed: boolean }>>
	> = {
		"sign-in": async (email) => {
			const link = await getSignIn()?.makeLink(email);
			if (!link)
				throw new Error(
					"LINK_SECRET isn't set, so there's no inbox. Expected the same one as the site's.",
				);
			return `${link}\n`;
		},
		erase: async (given) => {
			const reference = given.toUpperCase();
			if (await (await openOnce()).erase(reference))
				return `${reference} is erased from the outbox. Mails, backups and exports may still hold it (docs/booking.md, "Erasing a request").\n`;
			throw new Error(
				`The outbox has no request ${given}. Expected a reference such as K7QM-4XPD, from the inbox.`,
			);
		},
		export: async (format) => {
			const store = await openOnce();
			if (format === "--csv") return formatCsv(await store.list());
			if (format === "--json") return `${JSON.stringify(await store.list(), null, "\t")}\n`;
			throw new Error(`"${format}" isn't a format. Expected --json or --csv.`);
		},
		import: (file) => importFile(file, openOnce),
		backup: async (folder) => {
			await (await openOnce()).backUp(resolve(folder));
			return `The outbox is backed up to ${join(resolve(folder), dataFile)}, and the copy was read to check it.\n`;
		},
	};
	if (name === "help") {
		out(usage);
		return 0;
	}
	const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!run || !word || more.length > 0) {
		error(`"${line.join(" ")}" isn't a command.\n\n${usage}`);
		return 2;
	}
	try {
		const done = await run(word);
		const { text, failed } = typeof done === "string" ? { text: done, failed: false } : done;
		out(text);
		return failed ? 1 : 0;
	} catch (problem) {
		error(`${describeError(problem)}\n`);
		return 1;
	} finally {
		await outbox?.close();
	}
};
