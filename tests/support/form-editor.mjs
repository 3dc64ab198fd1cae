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

/** The files of content/ in base64; pictures are small ones, because the browser draws a preview of each. */
const readFolder = (root) =>
	Promise.all(
		readdirSync(join(root, "content"), { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map(async ({ parentPath, name }) => {
				const file = join(parentPath, name);
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

/** In the page: the text of a file in that folder. */
const readText = async (path) => {
	let folder = await navigator.storage.getDirectory();
	const folders = path.split("/");
	const name = folders.pop();
	for (const each of folders) folder = await folder.getDirectoryHandle(each);
	return (await (await folder.getFileHandle(name)).getFile()).text();
};

/**
 * Opens the editor in Chromium over a copy of a project's content in the browser's own storage.
 * @returns the page; `read()`, the text of a file; `foreign`, requests to other hosts; `errors`, what the console complains about
 */
export const openEditor = async (url, root) => {
	const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
	const page = await browser.newPage({ timezoneId: "America/Chicago", viewport: { width: 1440, height: 1000 } });
	page.setDefaultTimeout(100_000);
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
	return { browser, page, read: (path) => page.evaluate(readText, path), foreign, errors };
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
	const { hash } = new URL(page.url());
	await save.click();
	await page.waitForFunction((old) => location.hash !== old, hash);
	await save.waitFor({ state: "detached" });
};
