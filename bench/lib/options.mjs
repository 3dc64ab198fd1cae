import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";

/** Exits with a message that says what's wrong and what to do. */
export const stop = (message) => {
	console.error(message);
	process.exit(2);
};

/** Exits with `usage` for --help, or if an option is unknown. */
export const readOptions = (options, usage) => {
	if (process.argv.includes("--help")) {
		console.log(usage);
		process.exit(0);
	}
	try {
		const { values, positionals } = parseArgs({
			options: { json: { type: "string" }, ...options },
			allowPositionals: true,
		});
		return { ...values, words: positionals };
	} catch (error) {
		return stop(`${error.message}\n${usage}`);
	}
};

export const parseCount = (name, value) => {
	const count = Number(value);
	return Number.isInteger(count) && count > 0
		? count
		: stop(`--${name} is ${value}: a whole number of at least 1 is expected.`);
};

export const writeJson = (file, results) => {
	if (!file) return;
	mkdirSync(dirname(resolve(file)), { recursive: true });
	writeFileSync(file, `${JSON.stringify(results, null, "\t")}\n`);
};
