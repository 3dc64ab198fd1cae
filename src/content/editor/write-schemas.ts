import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { collections } from "../collections";
import type { RawContent } from "../load";
import { listChoices } from "./choices";
import { createEditorSchema } from "./json-schema";

/** Where editors find the schemas; .vscode/settings.json names them. Git ignores the folder, because slugs come and go. */
export const schemaFolder = ".vscode/schemas";

/**
 * Writes the JSON Schema of each collection.
 * @param root the project's root folder
 * @returns how many files there are
 * @throws if the folder can't be written
 */
export const writeEditorSchemas = (root: string, raw: RawContent): number => {
	const choices = listChoices(raw);
	const entries = Object.entries(collections);
	mkdirSync(join(root, schemaFolder), { recursive: true });
	for (const [name, collection] of entries) {
		writeFileSync(join(root, schemaFolder, `${name}.json`), `${JSON.stringify(createEditorSchema(collection, choices), null, "\t")}\n`);
	}
	return entries.length;
};
