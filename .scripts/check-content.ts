/**
 * `npm run check:content -- [--fix] [part of a path]`: lists the problems in content/, and exits 1
 * if there are any. `--fix` first puts the fields of each file in order and lays it out; it changes
 * no value.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkAll, layOut } from "../src/content/checks";
import { loadContent } from "../src/content/load";
import { countProblems, formatBlock, formatLine } from "../src/schemas/report";
import { isUsageError } from "./usage";

const root = process.cwd();

/** A file with a mistake in its JSON, or with a field twice, stays as it is. */
const fix = (filter: string): void => {
	for (const each of loadContent(root).files) {
		const text = layOut(each);
		if (!each.file.includes(filter) || text === undefined || text === each.text) continue;
		writeFileSync(join(root, each.file), text);
		console.error(`${each.file}: laid out.`);
	}
};

const run = async (): Promise<void> => {
	const { values, positionals } = parseArgs({
		options: { fix: { type: "boolean" } },
		allowPositionals: true,
	});
	const [filter = ""] = positionals;
	if (values.fix) fix(filter);
	const { loaded, problems } = await checkAll(root);
	const shown = problems.filter(({ file }) => file.includes(filter));
	process.exitCode = shown.length > 0 ? 1 : 0;
	if (shown.length === 0) {
		const entries = Object.values(loaded.content).reduce((sum, list) => sum + list.length, 0);
		console.log(`content/: ${entries} entries, no problems.`);
		return;
	}
	const separator = process.stdout.isTTY ? "\n\n" : "\n";
	console.log(shown.map(process.stdout.isTTY ? formatBlock : formatLine).join(separator));
	console.log(`\n${countProblems(shown)}`);
};

run().catch((error: unknown) => {
	console.error(
		isUsageError(error)
			? `${error.message}\nUsage: npm run check:content -- [--fix] [part of a path]`
			: error,
	);
	process.exit(2);
});
