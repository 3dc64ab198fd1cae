/** The page's private folder, which stands in for the project's in tests of the form editor. */
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import sharp from "sharp";

/** Runs in the page before its scripts. */
export const replacePicker = () => {
	window.showDirectoryPicker = () => navigator.storage.getDirectory();
	window.openFile = async (path) => {
		const folders = path.split("/");
		const name = folders.pop();
		let folder = await navigator.storage.getDirectory();
		for (const each of folders) folder = await folder.getDirectoryHandle(each, { create: true });
		return folder.getFileHandle(name, { create: true });
	};
};

/** Runs in the page. */
const writeFile = async ([path, base64]) => {
	const file = await (await window.openFile(path)).createWritable();
	await file.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
	await file.close();
};

/** @param root a project, whose content/ is copied; Sveltia wants a Git repository around it */
export const copyContent = async (page, root) => {
	await page.evaluate(writeFile, [".git/HEAD", ""]);
	const names = readdirSync(join(root, "content"), { recursive: true });
	for (const name of names.filter((each) => extname(each))) {
		const file = join(root, "content", name);
		// Small pictures are enough: the browser draws a preview of each one.
		const bytes = /\.(jpg|png)$/.test(file)
			? await sharp(file).resize(60).toBuffer()
			: readFileSync(file);
		await page.evaluate(writeFile, [`content/${name}`, bytes.toString("base64")]);
	}
};

export const readInFolder = (page, file) =>
	page.evaluate(async (path) => (await (await window.openFile(path)).getFile()).text(), file);
