/** `npm run new -- KIND "Title"`: writes a draft of a new entry that passes the checks, or says why it can't, and exits 1. */
import { writeEditorSchemas } from "../src/content/editor/write-schemas";
import { loadContent } from "../src/content/load";
import { parseCommand } from "../src/content/new/command";
import { createEntry } from "../src/content/new/create";
import { Refusal } from "../src/content/new/kinds";

const root = process.cwd();

const main = async (): Promise<void> => {
	const { kind, title, options } = parseCommand(process.argv.slice(2));
	const { written, next } = await createEntry(root, kind, title, options);
	const width = Math.max(...written.map(({ file }) => file.length));
	console.log(["Written:", ...written.map(({ file, what }) => `  ${file.padEnd(width)}  ${what}`)].join("\n"));
	console.log(["", "Next:", ...[...next, "Run npm run check:content."].map((step, index) => `  ${index + 1}. ${step}`)].join("\n"));
	writeEditorSchemas(root, loadContent(root).raw);
};

main().catch((error: unknown) => {
	if (!(error instanceof Refusal)) throw error;
	console.error(error.message);
	process.exitCode = 1;
});
