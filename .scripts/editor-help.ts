/**
 * `npm run editor-help`: writes the JSON Schemas that editors read, with the services, people and
 * pictures there are today.
 */
import { schemaFolder, writeEditorSchemas } from "../src/content/commands/editor-schemas";
import { loadContent } from "../src/content/load";

const root = process.cwd();
const count = writeEditorSchemas(root, loadContent(root).raw);
console.log(`The editor's help is up to date: ${count} files in ${schemaFolder}.`);
