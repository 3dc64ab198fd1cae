/** The editor's page: Sveltia with the configuration that the server makes from the schemas. */
import CMS from "@sveltia/cms";
import type { EditorConfig } from "../config";
import { readFile, writeFile } from "../form-values";

const start = async () => {
	const { cms, formats }: EditorConfig = await (await fetch("/config.json")).json();
	for (const [name, format] of Object.entries(formats)) {
		CMS.registerCustomFormat(name, "json", { fromFile: (text) => readFile(text, format), toFile: (value) => writeFile(value, format) });
	}
	await CMS.init({ config: cms });
};

if ("showDirectoryPicker" in window) void start();
else document.querySelector("#unsupported")?.removeAttribute("hidden");
