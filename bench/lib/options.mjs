import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";

/** Ends the command with a message that says what is wrong and what helps. */
export const stop = (message) => {
	console.error(message);
	process.exit(2);
};

/** The command's options and routes, read by node:util's parseArgs. Exits with `usage` where it is asked for or an option is unknown. */
export const readOptions = (options, usage) => {
	if (process.argv.includes("--help")) {
		console.log(usage);
		process.exit(0);
	}
	try {
		const { values, positionals } = parseArgs({ options: { json: { type: "string" }, ...options }, allowPositionals: true });
		return { ...values, words: positionals };
	} catch (error) {
		return stop(`${error.message}\n${usage}`);
	}
};

/** A whole number of at least 1 out of an option. Exits where it is none. */
export const parseCount = (name, value) => {
	const count = Number(value);
	return Number.isInteger(count) && count > 0 ? count : stop(`--${name} is ${value}: a whole number of at least 1 is expected.`);
};

/** Writes the results where `--json FILE` asks for them. */
export const writeJson = (file, results) => {
	if (!file) return;
	mkdirSync(dirname(resolve(file)), { recursive: true });
	writeFileSync(file, `${JSON.stringify(results, null, "\t")}\n`);
};
