import type { Outbox } from "../outbox/outbox";
import { setStatus } from "../requests/actions";
import { computeEntryKey, type Entry, isPerson, type Status, statuses } from "../requests/entry";
import { addEvent, dropMails } from "../requests/lifecycle";
import type { MailPlan } from "../requests/plan-mails";
import { formatCsv, formatEntry, formatList, isOverdue } from "./print";
import { backUp, importFile, type Outcome } from "./transfer";

/** The options of all commands. */
export interface Options {
	readonly all?: boolean;
	readonly held?: boolean;
	readonly csv?: boolean;
	readonly json?: boolean;
	readonly by?: string;
	readonly note?: string;
}

/** What commands need of the site. */
export interface Site {
	/** Which mails a request gets that turns out not to be spam. @throws Error if content/ can't be read */
	readonly getMailPlan: () => MailPlan;
	/** The front desk's link to a request; undefined without LINK_SECRET. @throws as getMailPlan */
	readonly findDeskLink: (reference: string) => string | undefined;
}

/** A command for an open outbox. */
export interface Command {
	/** Names of the words it needs. */
	readonly words: readonly string[];
	readonly options: readonly (keyof Options)[];
	/** Looks at the words before the outbox is opened. @throws Error that says what's wrong with them */
	readonly check?: (words: readonly string[], options: Options) => void;
	readonly run: (outbox: Outbox, words: readonly string[], options: Options, site: Site) => Promise<Outcome>;
}

/** Who has done something if nobody is named. */
const nobody = "npm run outbox";

const readStatus = (word: string | undefined): Status => {
	const status = statuses.find((each) => each === word);
	if (status) return status;
	throw new Error(`"${word}" isn't a status. Expected one of ${statuses.join(", ")}.`);
};

const find = async (outbox: Outbox, name = ""): Promise<Entry> => {
	const keys = [name, computeEntryKey("appointment", "header", name), computeEntryKey("message", "header", name)];
	const found = await Promise.all([outbox.findByReference(name.toUpperCase()), ...keys.map((key) => outbox.find(key))]);
	const entry = found.find((each) => each !== undefined);
	if (entry) return entry;
	throw new Error(
		`The outbox has no entry ${name}. Expected a reference such as K7QM-4XPD, or a key. "npm run outbox -- list --all" shows everything there is.`,
	);
};

const readClock = async (outbox: Outbox): Promise<number> => (await outbox.stats()).now;

const list: Command["run"] = async (outbox, _words, { all, held }) => {
	const now = await readClock(outbox);
	const entries = (await outbox.list()).filter((entry) => all || (held ? entry.status === "held" : isOverdue(entry, now)));
	return { text: formatList(entries, now) || (all ? "The outbox is empty.\n" : held ? "Nothing is held.\n" : "Nothing is waiting.\n") };
};

const show: Command["run"] = async (outbox, [name], _options, { findDeskLink }) => {
	const entry = await find(outbox, name);
	const link = findDeskLink(entry.reference);
	return { text: `${formatEntry(entry, await readClock(outbox))}${link ? `Link: ${link}\n` : ""}` };
};

const exportAll: Command["run"] = async (outbox, _words, { csv }) => {
	const entries = await outbox.list();
	return { text: csv ? formatCsv(entries, await readClock(outbox)) : `${JSON.stringify(entries, null, "\t")}\n` };
};

const changeStatus: Command["run"] = async (outbox, [name, word], { by = nobody, note }, { getMailPlan }) => {
	const status = readStatus(word);
	const entry = await find(outbox, name);
	const who = by.trim();
	const plan = getMailPlan();
	await outbox.change(entry.key, (current, at) => setStatus(current, at, { by: who, status, ...(note ? { note } : {}) }, plan));
	return { text: `${entry.reference} is ${status}, by ${who}. It was ${entry.status}.\n` };
};

const done: Command["run"] = async (outbox, [name], { by = nobody, note = "Handled by hand" }) => {
	const entry = await find(outbox, name);
	await outbox.change(entry.key, (current, at) => dropMails(addEvent(current, { at, by, status: current.status, note })));
	return { text: `${entry.reference} is marked as handled.\n` };
};

const leftovers = {
	sqlite: "In the file of the outbox it's overwritten",
	postgres: "The database's files may hold its text until they're vacuumed, and its archive of changes (WAL) longer",
};

const erase: Command["run"] = async (outbox, [name]) => {
	const entry = await find(outbox, name);
	await outbox.erase(entry.key);
	return {
		text: `${entry.reference} is erased from the outbox. These still hold it, if there are any: mails that were sent, backups, exports, and damaged folders that were moved aside. ${leftovers[outbox.engine]} (docs/booking.md, "Erasing a request").\n`,
	};
};

const checkStatus: Command["check"] = ([, word], { by }) => {
	readStatus(word);
	if (!by?.trim()) throw new Error("Nobody is named. Expected --by with the name of who did it.");
	if (!isPerson(by)) throw new Error(`"${by}" isn't a person's name. Expected --by with the name of who did it.`);
};

/** Commands by name. */
export const commands: Readonly<Record<string, Command>> = {
	list: { words: [], options: ["all", "held"], run: list },
	show: { words: ["REFERENCE"], options: [], run: show },
	status: { words: ["REFERENCE", "STATUS"], options: ["by", "note"], check: checkStatus, run: changeStatus },
	done: { words: ["REFERENCE"], options: ["by", "note"], run: done },
	erase: { words: ["REFERENCE"], options: [], run: erase },
	export: { words: [], options: ["csv", "json"], run: exportAll },
	import: { words: ["FILE"], options: [], run: (outbox, [file = ""]) => importFile(outbox, file) },
	backup: { words: ["FOLDER"], options: [], run: (outbox, [folder = ""]) => backUp(outbox, folder) },
};
