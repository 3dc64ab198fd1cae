import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pluralize } from "../../lib/text/words";
import { readSiteContent } from "../content";
import { createSignIn } from "../desk/sign-in";
import { release } from "../inquiries/mail-queue";
import { parseInquiries } from "../inquiries/stored-inquiry";
import { type Outbox, openOutbox } from "../outbox/outbox";
import { dataFile } from "../outbox/sqlite";
import type { Settings } from "../settings";
import { formatCsv } from "./csv";

const usage = `npm run outbox -- COMMAND

  sign-in EMAIL          prints a link that signs one of the front desk's addresses in to the inbox, once, within 15 minutes
  erase REFERENCE        deletes a request for good; says where it may still be
  export --json|--csv    everything in full, to the terminal: npm run -s outbox -- export --csv > outbox.csv
  import FILE            stores what "export --json" has written; FILE may be - for standard input
  backup FOLDER          copies the outbox into a new or empty folder, also while the site runs

The outbox is the database in OUTBOX_URL, or the folder in OUTBOX_DIR, or .data/outbox if neither is set.
Run it as the user the site runs as.
`;

/** What's in the outbox already stays as it is. */
const importInto = async (outbox: Outbox, inquiries: ReturnType<typeof parseInquiries>) => {
	let stored = 0;
	for (const inquiry of inquiries) {
		// A lease belongs to a worker of the other outbox.
		const result = await outbox.restore(release(inquiry, inquiry.lease?.owner ?? ""));
		if (result === "taken")
			throw new Error(
				`${inquiry.reference} is the reference of another request here. Give this one another in the file and import it again.`,
			);
		if (result === "stored") stored += 1;
	}
	return `${pluralize(stored, "request")} imported. ${inquiries.length - stored} were here already, and are left as they are.\n`;
};

/** @returns what to print @throws Error that says what's wrong */
export const runCommand = async (
	[name = "", word, ...more]: readonly string[],
	settings: Settings,
): Promise<string> => {
	const use = async (work: (outbox: Outbox) => Promise<string>) => {
		// Only an import may create one.
		if (name !== "import" && !settings.outboxUrl && !existsSync(join(settings.outboxDir, dataFile)))
			throw new Error(
				`There's no outbox in ${resolve(settings.outboxDir)}. Expected the folder the site writes to. Set OUTBOX_DIR to the same folder as the site.`,
			);
		const outbox = await openOutbox(settings);
		return work(outbox).finally(outbox.close);
	};
	const commands: Readonly<Record<string, (word: string) => Promise<string>>> = {
		"sign-in": async (email) => {
			const signIn = createSignIn({ settings, content: readSiteContent, sendNow: undefined });
			if (signIn) return `${await signIn.makeLink(email)}\n`;
			throw new Error(
				"LINK_SECRET isn't set, so there's no inbox. Expected the same one as the site's.",
			);
		},
		erase: (given) =>
			use(async (outbox) => {
				const reference = given.toUpperCase();
				if (await outbox.erase(reference))
					return `${reference} is erased from the outbox. Mails, backups and exports may still hold it (docs/booking.md, "Erasing a request").\n`;
				throw new Error(
					`The outbox has no request ${given}. Expected a reference such as K7QM-4XPD, from the inbox.`,
				);
			}),
		export: (format) =>
			use(async (outbox) => {
				if (format === "--csv") return formatCsv(await outbox.list());
				if (format === "--json") return `${JSON.stringify(await outbox.list(), null, "\t")}\n`;
				throw new Error(`"${format}" isn't a format. Expected --json or --csv.`);
			}),
		import: async (file) => {
			const [source, label] = file === "-" ? [0, "The input"] : [file, file];
			const inquiries = parseInquiries(readFileSync(source, "utf8"), label);
			return use((outbox) => importInto(outbox, inquiries));
		},
		backup: (folder) =>
			use(async (outbox) => {
				await outbox.backUp(resolve(folder));
				return `The outbox is backed up to ${join(resolve(folder), dataFile)}, and the copy was read to check it.\n`;
			}),
	};
	if (name === "help") return usage;
	const run = commands[name];
	if (!run || !word || more.length > 0) throw new Error(`That isn't a command.\n\n${usage}`);
	return run(word);
};
