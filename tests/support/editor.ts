import { readFileSync } from "node:fs";
import { type Diagnostic, getLanguageService, TextDocument } from "vscode-json-languageservice";
import { type CollectionName, collections } from "../../src/schemas/collections";
import { createEditorSchema, type EntryChoices, type JsonSchema } from "../../src/schemas/editor-schemas";

interface Association {
	readonly fileMatch: readonly string[];
	readonly url: string;
}

const readSettings = (name: string) => JSON.parse(readFileSync(`.vscode/${name}`, "utf8"));
export const settings: { "json.schemas": readonly Association[] } = readSettings("settings.json");
export const tasks = readSettings("tasks.json").tasks;
export const snippets: Readonly<Record<string, { prefix: string; body: readonly string[]; description: string }>> = readSettings("content.code-snippets");

const folder = "file:///project";
const getMessage = ({ message }: Diagnostic): string => (typeof message === "string" ? message : message.value);

/** Schemas by the address that .vscode/settings.json gives them. */
const listSchemas = (choices: EntryChoices): Map<string, JsonSchema> =>
	new Map((Object.keys(collections) as CollectionName[]).map((name) => [`./.vscode/schemas/${name}.json`, createEditorSchema(collections[name], choices)]));

/** What VS Code says about a file of the project, with its settings: it's VS Code's own program that answers. */
export const openEditor = (choices: EntryChoices) => {
	const service = getLanguageService({});
	const schemas = listSchemas(choices);
	service.configure({
		validate: true,
		schemas: settings["json.schemas"].map(({ fileMatch, url }) => ({ uri: `${folder}/${url}`, fileMatch: [...fileMatch], schema: schemas.get(url) })),
	});
	const open = (file: string, text: string) => {
		const document = TextDocument.create(`${folder}/${file}`, "json", 1, text);
		return { document, json: service.parseJSONDocument(document) };
	};
	return {
		/** The messages that it underlines. */
		check: async (file: string, text: string): Promise<string[]> => {
			const { document, json } = open(file, text);
			return (await service.doValidation(document, json)).map(getMessage);
		},
		/** What it suggests at the end of a part of the text, with what it says beside each suggestion. */
		suggest: async (file: string, text: string, before: string): Promise<Record<string, string>> => {
			const { document, json } = open(file, text);
			const list = await service.doComplete(document, document.positionAt(text.indexOf(before) + before.length), json);
			return Object.fromEntries((list?.items ?? []).map(({ label, documentation }) => [label, String(Object(documentation).value ?? documentation ?? "")]));
		},
		/** What it shows when the pointer is on a part of the text. */
		explain: async (file: string, text: string, at: string): Promise<string> => {
			const { document, json } = open(file, text);
			return JSON.stringify((await service.doHover(document, document.positionAt(text.indexOf(at) + 1), json))?.contents);
		},
	};
};

/** A snippet as VS Code inserts it, if nothing is typed at its stops: the defaults, and the first of each choice. */
export const insertSnippet = (body: readonly string[]): string =>
	body
		.join("\n")
		.replace(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, "$1")
		.replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, "$1")
		.replace(/\\([$}\\])/g, "$1");

/** What VS Code says about a text that has to fit one schema. */
export const findProblems = async (text: string, schema: JsonSchema): Promise<string[]> => {
	const service = getLanguageService({});
	service.configure({ validate: true, schemas: [{ uri: `${folder}/schema`, fileMatch: ["*"], schema }] });
	const document = TextDocument.create(`${folder}/text.json`, "json", 1, text);
	return (await service.doValidation(document, service.parseJSONDocument(document))).map(getMessage);
};
