import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { chromiumFlags, findChromium } from "../../.scripts/chromium.mjs";
import { freePort } from "../../.scripts/free-port.mjs";
import { startListening } from "./serve.mjs";

/** A copy of content/ in a folder of its own. */
export const copyContent = () => {
	const root = mkdtempSync(join(tmpdir(), "form-editor-"));
	cpSync("content", join(root, "content"), { recursive: true });
	mkdirSync(join(root, "static"));
	return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
};

/** `npm run edit` over a project's folder, on a free port. */
export const startEditor = async (root, port) =>
	startListening([resolve("node_modules/tsx/dist/cli.mjs"), resolve(".scripts/edit.ts"), "--port", String(port ?? (await freePort()))], { cwd: root });

/** The files of content/; pictures are small ones, because the browser draws a preview of each. */
const readFolder = (root) =>
	Promise.all(
		readdirSync(join(root, "content"), { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map(({ parentPath, name }) => join(parentPath, name))
			.map(async (file) => {
				const bytes = /\.(jpg|png)$/.test(file) ? await sharp(file).resize(60).toBuffer() : readFileSync(file);
				return [file.slice(root.length + 1), bytes.toString("base64")];
			}),
	);

/** In the page: puts files into the origin's private folder, which stands in for the project's. */
const fillFolder = async (files) => {
	const root = await navigator.storage.getDirectory();
	await root.getDirectoryHandle(".git", { create: true });
	for (const [path, base64] of files) {
		const folders = path.split("/");
		const name = folders.pop();
		let folder = root;
		for (const each of folders) folder = await folder.getDirectoryHandle(each, { create: true });
		const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
		await file.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
		await file.close();
	}
};

/** In the page: the texts of all JSON files, by path, and the names of all others. */
const readTexts = async () => {
	const texts = {};
	const read = async (folder, path) => {
		for await (const [name, handle] of folder.entries()) {
			if (handle.kind === "directory") await read(handle, `${path}${name}/`);
			else texts[path + name] = name.endsWith(".json") ? await (await handle.getFile()).text() : "";
		}
	};
	await read(await navigator.storage.getDirectory(), "");
	return texts;
};

/**
 * Opens the editor in Chromium over a copy of a project's content in the browser's own storage.
 * @returns the page; `read()`, the texts of its files; `foreign`, requests to other hosts; `errors`, what the console complains about
 */
export const openEditor = async (url, root) => {
	const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
	const context = await browser.newContext({ timezoneId: "America/Chicago", viewport: { width: 1440, height: 1000 } });
	context.setDefaultTimeout(300_000);
	const page = await context.newPage();
	const foreign = [];
	const errors = [];
	page.on("request", (request) => {
		if (!/^(blob|data):/.test(request.url()) && new URL(request.url()).origin !== url) foreign.push(request.url());
	});
	page.on("console", (message) => {
		if (message.type() === "error") errors.push(message.text());
	});
	page.on("pageerror", (error) => errors.push(error.message));
	await page.addInitScript(() => {
		window.showDirectoryPicker = () => navigator.storage.getDirectory();
	});
	await page.goto(url);
	await page.evaluate(fillFolder, await readFolder(root));
	await page.reload();
	await page.getByRole("button", { name: "Work with Local Repository" }).click();
	await page.getByRole("treeitem").first().waitFor();
	await page.locator("[aria-controls=collection-container]").waitFor();
	const read = () => page.evaluate(readTexts);
	return { page, read, foreign, errors, close: () => browser.close() };
};

/** The part of the form that has a field. */
export const fieldOf = (page, path) => page.locator(`[data-key-path="${path}"]`);

/** Opens an entry's form and waits until it's there. */
export const openForm = async (page, hash) => {
	await page.evaluate((to) => {
		location.hash = to;
	}, hash);
	await page.getByRole("button", { name: "Save", exact: true }).waitFor();
	await page.locator("[data-key-path]").first().waitFor();
};

/** Saves the form, and waits until the editor has closed it. */
export const saveForm = async (page) => {
	const save = page.getByRole("button", { name: "Save", exact: true });
	const hash = new URL(page.url()).hash;
	await save.click();
	await page.waitForFunction((old) => location.hash !== old, hash);
	await save.waitFor({ state: "detached" });
};
