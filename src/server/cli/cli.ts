import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { describeError } from "../log";
import type { OutboxAddress } from "../outbox/open";
import type { Outbox } from "../outbox/outbox";
import { dataFile } from "../outbox/sqlite-file";
import { commands, type Line, options, type SiteAccess } from "./commands";

export interface CliOptions {
	readonly site: SiteAccess;
	readonly open: (address: OutboxAddress) => Promise<Outbox>;
	readonly out: (text: string) => void;
	readonly error: (text: string) => void;
}

const column = 25;
const describe = ({ syntax, help }: (typeof commands)[string]): string =>
	syntax.length < column ? `  ${syntax.padEnd(column)}${help}` : `  ${syntax}\n${" ".repeat(column + 2)}${help}`;

const usage = `npm run outbox -- COMMAND

${Object.values(commands).map(describe).join("\n")}

The outbox is the database in OUTBOX_URL, or the folder in OUTBOX_DIR, or .data/outbox if neither is set. Everything works while the site runs.
Run it as the user the site runs as. Exit codes: 0 done, 1 failed, 2 not a command.
`;

/** Understands a command line. @throws Error that says what's wrong with it */
const readLine = (line: readonly string[]): Line & { readonly name: string } => {
	const { positionals, values } = parseArgs({ args: [...line], allowPositionals: true, options });
	const [name = "list", ...words] = positionals;
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!command) throw new Error(`"${name}" isn't a command.`);
	const known = [...command.syntax.matchAll(/--(\w+)/g)].map(([, option]) => option);
	const wrong = Object.keys(values).find((option) => !known.includes(option));
	if (wrong) throw new Error(`"${name}" has no option --${wrong}.`);
	const expected = command.syntax.replace(/\[?--\w+( [A-Z]+)?\]?/g, "").match(/[A-Z]+/g) ?? [];
	if (words.length !== expected.length)
		throw new Error(`"${name}" takes ${expected.length === 0 ? "no further words" : `exactly ${expected.join(" and ")}`}, and "${words.join(" ")}" was given.`);
	command.check?.({ words, options: values });
	return { name, words, options: values };
};

/** `npm run outbox`. @returns the exit code: 0, 1 if it failed, 2 if the words are no command */
export const outboxCommand = async (words: readonly string[], { site, open, out, error }: CliOptions): Promise<number> => {
	if (words.join() === "help") {
		out(usage);
		return 0;
	}
	let line: ReturnType<typeof readLine>;
	try {
		line = readLine(words);
	} catch (problem) {
		error(`${describeError(problem)}\n\n${usage}`);
		return 2;
	}
	const { address } = site;
	let outbox: Outbox | undefined;
	const openOnce = async (): Promise<Outbox> => {
		// Only an import may begin a new one. An earlier release's is refused with what to do.
		if (line.name !== "import" && !address.outboxUrl && ![dataFile, "data.mdb"].some((name) => existsSync(join(address.outboxDir, name))))
			throw new Error(
				`There's no outbox in ${resolve(address.outboxDir)}. Expected the folder the site writes to. Set OUTBOX_DIR to the same folder as the site, or run this on the machine the site runs on.`,
			);
		outbox = await open(address);
		return outbox;
	};
	try {
		const { text, warnings = [], failed = false } = (await commands[line.name]?.run(line, openOnce, site)) ?? { text: "", failed: true };
		out(text);
		for (const warning of warnings) error(`${warning}\n`);
		return failed ? 1 : 0;
	} catch (problem) {
		error(`${describeError(problem)}\n`);
		return 1;
	} finally {
		await outbox?.close();
	}
};
