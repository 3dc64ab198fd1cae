/**
 * `npm run new -- KIND "Title" [--like SLUG]`: copies an entry under a new title and says what to
 * change in it, or why it can't, and exits 1.
 */
import { parseArgs } from "node:util";
import { checkAll } from "../src/content/checks";
import { writeEditorSchemas } from "../src/content/commands/editor-schemas";
import { addEntry, UserError } from "../src/content/commands/new";
import { loadContent } from "../src/content/load";
import { countProblems, formatLine } from "../src/schemas/report";
import { isUsageError } from "./usage";

const root = process.cwd();

const main = async (): Promise<void> => {
	const { values, positionals } = parseArgs({
		options: { like: { type: "string" } },
		allowPositionals: true,
	});
	const [kind, ...title] = positionals;
	const { file, model } = addEntry(
		root,
		kind,
		title.join(" ").replace(/\s+/g, " ").trim(),
		values.like,
	);
	console.log(
		`${file}: a copy of “${model}”, marked as a sample. Replace its texts, figures and pictures, then remove “sample”.\n`,
	);
	writeEditorSchemas(root, loadContent(root).raw);
	const { problems } = await checkAll(root);
	if (problems.length > 0)
		console.log(
			`${problems.map(formatLine).join("\n")}\n\n${countProblems(problems)}. npm run check:content lists them again.`,
		);
};

main().catch((error: unknown) => {
	const isUsage = isUsageError(error);
	if (!isUsage && !(error instanceof UserError)) throw error;
	console.error(
		isUsage ? `${error.message}\nUsage: npm run new -- KIND "Title" [--like SLUG]` : error.message,
	);
	process.exitCode = 1;
});
