import CMS from "@sveltia/cms";
import type { EditorConfig } from "../config";
import { readFile, writeFile } from "../form-values";
import { createFileVersions } from "./file-versions";

const versions = createFileVersions();

const fetchJson = async (path: string) => (await fetch(path)).json();

const say = (files: readonly string[]) => {
	const text =
		files.length > 0
			? `${files.join(", ")}: changed outside the editor. Reload this page before you save.`
			: "";
	const notice = document.querySelector("#changed");
	if (notice && notice.textContent !== text) notice.textContent = text;
	return text;
};

const start = async () => {
	const { cms, formats }: EditorConfig = await fetchJson("/config.json");
	for (const [name, { schema, path: folder, key }] of Object.entries(formats)) {
		const getPath = (value: Record<string, unknown>) =>
			key ? `${folder}/${value[key]}.json` : folder;
		CMS.registerCustomFormat(name, "json", {
			fromFile: (text) => {
				const value = readFile(text, schema);
				versions.loaded.set(getPath(Object(value)), text);
				return value;
			},
			// If this throws, Sveltia keeps the form open.
			toFile: async (value) => {
				const path = getPath(value);
				const texts = await fetchJson("/content.json");
				if (versions.hasChanged(path, texts[path])) throw new Error(say([path]));
				const text = writeFile(value, schema);
				versions.written.set(path, text.trim());
				return text;
			},
		});
	}
	await CMS.init({ config: cms });
	setInterval(async () => {
		const texts = await fetchJson("/content.json").catch(() => ({}));
		say(versions.listChanged(texts));
	}, 2000);
};

if ("showDirectoryPicker" in window) void start();
else document.querySelector("#unsupported")?.removeAttribute("hidden");
