import type { OutboxAddress } from "../outbox/open";
import type { Outbox } from "../outbox/outbox";
import { nextStatuses, setStatus } from "../requests/actions";
import { computeEntryKey, type Entry, isPerson, type Status, statuses } from "../requests/entry";
import type { MailPlan } from "../requests/plan-mails";
import { formatCsv, formatEntry, formatList, isOverdue } from "./print";
import { backUp, importFile, type Outcome } from "./transfer";

/** The options of all commands, as parseArgs takes them. */
export const options = {
	all: { type: "boolean" },
	held: { type: "boolean" },
	csv: { type: "boolean" },
	json: { type: "boolean" },
	by: { type: "string" },
	note: { type: "string" },
} as const;

export interface Line {
	readonly words: readonly string[];
	readonly options: { readonly all?: boolean; readonly held?: boolean; readonly csv?: boolean; readonly by?: string; readonly note?: string };
}

export interface SiteAccess {
	readonly address: OutboxAddress;
	/** Which mails a request gets that turns out not to be spam. @throws Error if content/ can't be read */
	readonly getMailPlan: () => MailPlan;
	/** The front desk's link to a request; undefined without LINK_SECRET. @throws as getMailPlan */
	readonly findDeskLink: (reference: string) => string | undefined;
}

interface Command {
	/** Its words and options. They are what it takes, and the usage shows them. */
	readonly syntax: string;
	readonly help: string;
	/** Looks at the line before the outbox is opened. @throws Error that says what's wrong with it */
	readonly check?: (line: Line) => void;
	readonly run: (line: Line, open: () => Promise<Outbox>, site: SiteAccess) => Promise<Outcome>;
}

/** Without a time nothing is booked, and only the desk's page takes one. */
const timeless: readonly Status[] = statuses.filter((status) => status !== "booked");

const readStatus = (word: string | undefined): Status => {
	const status = timeless.find((each) => each === word);
	if (status) return status;
	throw new Error(`"${word}" isn't a status that can be set here. Expected one of ${timeless.join(", ")}. A time is booked on the desk's page.`);
};

/** Opens the outbox and finds an entry in it. @throws Error if it has none of that name */
const find = async (open: () => Promise<Outbox>, name = ""): Promise<{ readonly outbox: Outbox; readonly entry: Entry }> => {
	const outbox = await open();
	const keys = [name, computeEntryKey("appointment", "header", name), computeEntryKey("message", "header", name)];
	const found = await Promise.all([outbox.findByReference(name.toUpperCase()), ...keys.map((key) => outbox.find(key))]);
	const entry = found.find((each) => each !== undefined);
	if (entry) return { outbox, entry };
	throw new Error(
		`The outbox has no entry ${name}. Expected a reference such as K7QM-4XPD, or a key. "npm run outbox -- list --all" shows everything there is.`,
	);
};

const warnOfUnreadable = (reference: string): string =>
	`${reference} can't be read, and is set aside. Erase it, and import it from the newest backup's "export --json" (docs/booking.md).`;

const readClock = async (outbox: Outbox): Promise<number> => (await outbox.stats()).now;

const leftovers = {
	sqlite: "In the file of the outbox it's overwritten",
	postgres: "The database's files may hold its text until they're vacuumed, and its archive of changes (WAL) longer",
};

export const commands: Readonly<Record<string, Command>> = {
	list: {
		syntax: "list [--all] [--held]",
		help: "what should have been mailed and still waits; --all: everything that's kept; --held: what looks like spam",
		run: async ({ options: { all, held } }, open) => {
			const outbox = await open();
			const now = await readClock(outbox);
			const entries = (await outbox.list()).filter((entry) => all || (held ? entry.status === "held" : isOverdue(entry, now)));
			const none = all ? "The outbox is empty.\n" : held ? "Nothing is held.\n" : "Nothing is waiting.\n";
			return { text: formatList(entries, now) || none, warnings: (await outbox.listUnreadable()).map(warnOfUnreadable) };
		},
	},
	show: {
		syntax: "show REFERENCE",
		help: "one request in full, by its reference, its key or its Idempotency-Key",
		run: async ({ words: [name] }, open, { findDeskLink }) => {
			const { outbox, entry } = await find(open, name);
			const link = findDeskLink(entry.reference);
			return { text: `${formatEntry(entry, await readClock(outbox))}${link ? `Link: ${link}\n` : ""}` };
		},
	},
	status: {
		syntax: "status REFERENCE STATUS --by NAME [--note TEXT]",
		help: "notes what was done and by whom; STATUS is new, contacted, closed or held",
		check: ({ words: [, word], options: { by } }) => {
			readStatus(word);
			if (!by?.trim()) throw new Error("Nobody is named. Expected --by with the name of who did it.");
			if (!isPerson(by)) throw new Error(`"${by}" isn't a person's name. Expected --by with the name of who did it.`);
		},
		run: async ({ words: [name, word], options: { by = "", note } }, open, { getMailPlan }) => {
			const { outbox, entry } = await find(open, name);
			const status = readStatus(word);
			const who = by.trim();
			const plan = getMailPlan();
			const possible = nextStatuses[entry.status].filter((each) => timeless.includes(each));
			if (!possible.includes(status)) throw new Error(`${entry.reference} is ${entry.status}. Expected one of ${possible.join(", ")}. Nothing was changed.`);
			await outbox.change(entry.key, (current, at) => setStatus(current, at, { by: who, status, ...(note ? { note } : {}) }, plan));
			return { text: `${entry.reference} is ${status}, by ${who}. It was ${entry.status}.\n` };
		},
	},
	erase: {
		syntax: "erase REFERENCE",
		help: "deletes a request for good; says where it may still be",
		run: async ({ words: [name = ""] }, open) => {
			const outbox = await open();
			// One that can't be read is only found by its reference.
			const isUnreadable = (await outbox.listUnreadable()).includes(name.toUpperCase());
			const reference = isUnreadable ? name.toUpperCase() : (await find(open, name)).entry.reference;
			await outbox.erase(reference);
			return {
				text: `${reference} is erased from the outbox. These still hold it, if there are any: mails that were sent, backups, and exports. ${leftovers[outbox.engine]} (docs/booking.md, "Erasing a request").\n`,
			};
		},
	},
	export: {
		syntax: "export [--csv] [--json]",
		help: "everything in full, to the terminal: npm run -s outbox -- export --csv > outbox.csv",
		run: async ({ options: { csv } }, open) => {
			const outbox = await open();
			const entries = await outbox.list();
			return { text: csv ? formatCsv(entries, await readClock(outbox)) : `${JSON.stringify(entries, null, "\t")}\n` };
		},
	},
	import: {
		syntax: "import FILE",
		help: 'stores what "export --json" has written; FILE may be - for standard input',
		run: async ({ words: [file = ""] }, open) => importFile(open, file),
	},
	backup: {
		syntax: "backup FOLDER",
		help: "copies the outbox into a new or empty folder, also while the site runs",
		run: async ({ words: [folder = ""] }, open) => backUp(await open(), folder),
	},
};
