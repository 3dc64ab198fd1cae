/** The editor's page: Sveltia with the configuration that the server makes from the schemas. */
import CMS from "@sveltia/cms";
import type { EditorConfig } from "../config";
import { readFile, writeFile } from "../form-values";

const start = async () => {
	const { cms, schemas }: EditorConfig = await (await fetch("/config.json")).json();
	for (const [name, schema] of Object.entries(schemas)) {
		CMS.registerCustomFormat(name, "json", { fromFile: (text) => readFile(text, schema), toFile: (value) => writeFile(value, schema) });
	}
	await CMS.init({ config: cms });
};

if ("showDirectoryPicker" in window) void start();
else document.querySelector("[hidden]")?.removeAttribute("hidden");
