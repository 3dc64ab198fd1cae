/** The editor's page: Sveltia with the configuration that the server makes from the schemas. */
import CMS from "@sveltia/cms";
import type { EditorConfig } from "../config";
import { readFile, writeFile } from "../form-values";
import { createFileVersions } from "./file-versions";

const versions = createFileVersions();
const notice = document.querySelector("#changed");

const fetchJson = async (path: string) => (await fetch(path)).json();

/** Says what has to happen before the next save; nothing once it has. */
const say = (text: string): void => {
	if (notice && notice.textContent !== text) notice.textContent = text;
};

const sayChanged = (files: readonly string[]): void =>
	say(files.length > 0 ? `Changed outside the editor: ${files.join(", ")}. Reload this page before you save.` : "");

const look = async (): Promise<void> => {
	const texts = await fetchJson("/content.json").catch(() => undefined);
	if (texts) sayChanged(versions.listChanged(texts));
};

/** @throws if a save would undo somebody else's change; Sveltia then keeps the form open. */
const requireCurrent = async (path: string): Promise<void> => {
	const texts = await fetchJson("/content.json").catch(() => undefined);
	if (!texts) say("“npm run edit” has ended. Start it again in the terminal before you save.");
	else if (versions.hasChanged(path, texts[path])) sayChanged([path]);
	else return;
	throw new Error(notice?.textContent ?? path);
};

const start = async () => {
	const { cms, formats }: EditorConfig = await fetchJson("/config.json");
	for (const [name, format] of Object.entries(formats)) {
		const getPath = (value: Record<string, unknown>) => (format.key ? `${format.path}/${value[format.key]}.json` : format.path);
		CMS.registerCustomFormat(name, "json", {
			fromFile: (text) => {
				const value = readFile(text, format);
				versions.load(getPath(Object(value)), text);
				return value;
			},
			toFile: async (value) => {
				const path = getPath(value);
				await requireCurrent(path);
				const text = writeFile(value, format);
				versions.write(path, text.trim());
				return text;
			},
		});
	}
	await CMS.init({ config: cms });
	setInterval(look, 2000);
};

if ("showDirectoryPicker" in window) void start();
else document.querySelector("#unsupported")?.removeAttribute("hidden");
