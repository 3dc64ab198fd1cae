/** `npm run edit` in Chromium: an origin-private folder stands in for the folder that the picker would open. */
import { readFileSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { ask } from "../support/ask.mjs";
import { throughout } from "../support/during.mjs";
import { copyContent, fieldOf, openEditor, openForm, saveForm, startEditor } from "../support/form-editor.mjs";
import { until } from "../support/server-until.mjs";

jest.setTimeout(300_000);

const { root, remove } = copyContent();
let server;
let editor;
let page;
beforeAll(async () => {
	throughout({ remove });
	server = throughout(await startEditor(root));
	editor = await openEditor(server.url, root);
	throughout({ stop: () => editor.browser.close() });
	({ page } = editor);
});
const says = (what) => until(`the terminal says ${what}`, () => what.test(server.output()));
/** Writes what the editor has saved into the project's folder: the server looks there. */
const passOn = async (file) => {
	const text = await editor.read(file);
	writeFileSync(join(root, file), text);
	return text;
};

/** Chooses the first entry of a field that offers entries. Its list may close again while the form is still rendering: a person clicks once more. */
const chooseFirst = async (field) => {
	const chosen = field.getByRole("grid", { name: "Selected Options" }).getByRole("button").first();
	const option = page.getByRole("option").filter({ visible: true }).first();
	await until("an entry is chosen", async () => {
		if (await chosen.isVisible()) return true;
		if (!(await option.isVisible())) await field.getByRole("combobox").click();
		else await option.click({ timeout: 1000 }).catch(() => {});
		return false;
	});
};

test("a new special passes the checks, and the terminal says so, or what’s wrong; a later edit keeps the rest of the file, and what’s emptied is null or gone", async () => {
	const file = "content/specials/spring-facial.json";
	await openForm(page, "#/collections/specials/new");
	const field = (path) => fieldOf(page, path);
	const texts = { slug: "spring-facial", title: "A special", offer: "Two for one", starts: "2027-03-01", ends: "2027-05-31" };
	const summary = "A quiet hour for you and a friend, with tea before and a walk home after it: our special for spring.";
	for (const [path, text] of Object.entries({ ...texts, summary })) await field(path).locator("input, textarea").first().fill(text);
	for (const [index, term] of ["One for each client.", "Not together with other offers."].entries()) {
		await field("terms").getByRole("button", { name: "Term" }).last().click();
		await field(`terms.${index}`).locator("input, textarea").first().fill(term);
	}
	await chooseFirst(field("services"));
	await field("image").getByRole("button", { name: "Browse" }).click();
	await page.getByRole("listbox", { name: "Available Images" }).getByRole("option").first().click();
	await page.getByRole("button", { name: "Insert", exact: true }).click();
	await field("image").getByText("/media/").waitFor();
	await field("sample").getByRole("switch").click();
	await saveForm(page);
	const text = await passOn(file);
	await says(/content\/specials\/spring-facial\.json: saved, no problems\./);
	writeFileSync(join(root, file), text.replace('"2027-03-01"', '"2027-03-41"'));
	await says(/spring-facial\.json:\d+:\d+ {2}starts\n {4}Found "2027-03-41"/);
	writeFileSync(join(root, file), text);

	await openForm(page, "#/collections/specials/entries/spring-facial");
	await field("ends").locator("input").fill("");
	await field("sample").getByRole("switch").click();
	await saveForm(page);
	const { sample, ...rest } = JSON.parse(text);
	expect(sample).toBe(true);
	expect(await editor.read(file)).toBe(`${JSON.stringify({ ...rest, ends: null }, null, "\t")}\n`);
});

test("a picture that’s put in with its description lies in content/media under a plain name, and both are checked", async () => {
	const catalog = "content/media/catalog.json";
	const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#a98765" } })
		.jpeg()
		.toBuffer();
	await openForm(page, "#/collections/pictures/entries/media");
	const list = fieldOf(page, "entries");
	const index = JSON.parse(await editor.read(catalog)).length;
	await list.getByRole("button", { name: "picture" }).last().click();
	// The editor scrolls to a new entry after 50 ms, whether it's there or not, and shows only what's in view.
	await list.locator(".item-wrapper").nth(index).scrollIntoViewIfNeeded();
	const field = (name) => fieldOf(page, `entries.${index}.${name}`);
	await field("file").locator("input[type=file]").first().setInputFiles({ name: "A quiet room (1).jpg", mimeType: "image/jpeg", buffer });
	await field("file").getByText("/media/").waitFor();
	const words = { alt: "A quiet room with a chair by the window", subject: "Room" };
	for (const [name, text] of Object.entries(words)) await field(name).getByRole("textbox").fill(text);
	await saveForm(page);
	expect(JSON.parse(await editor.read(catalog))[0]).toEqual({ file: "a-quiet-room-1.jpg", ...words });
	await editor.read("content/media/a-quiet-room-1.jpg");
	writeFileSync(join(root, "content/media/a-quiet-room-1.jpg"), buffer);
	await says(/content\/media\/a-quiet-room-1\.jpg: saved/);
	await passOn(catalog);
	await says(/content\/media\/catalog\.json: saved/);
});

test("nothing but the editor’s own server was asked for anything, and the console has no errors", () => {
	expect([editor.foreign, editor.errors]).toEqual([[], []]);
});

test("a file that changed outside is said before a save, and a save that would undo the change is refused", async () => {
	const name = "content/team/amara-whitfield.json";
	const text = readFileSync(join(root, name), "utf8");
	const notice = page.getByRole("alert").filter({ hasText: "team/amara-whitfield.json: changed" });
	await openForm(page, "#/collections/team/entries/amara-whitfield");
	await fieldOf(page, "role").locator("input").fill("A role that isn’t saved");
	writeFileSync(join(root, name), text.replace('"role": "', '"role": "Somebody else’s '));
	await notice.waitFor();
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await page.getByText("There was an error while saving the entry").waitFor();
	expect(await editor.read(name)).toBe(text);
	expect(editor.errors.join("\n")).toMatch(/team\/amara-whitfield\.json: changed outside/);
	writeFileSync(join(root, name), text);
	await notice.waitFor({ state: "detached" });
});

test("nothing offers to sign in, the name is ours, the preview is off, and a browser that can’t write files is told which one can", async () => {
	const { cms } = await (await fetch(`${server.url}/config.json`)).json();
	expect([cms.editor.preview, await page.title()]).toEqual([false, expect.stringMatching(/Elm Place: content editor$/)]);
	const start = await editor.browser.newPage();
	await start.goto(server.url);
	await start.getByText("choose the folder that the terminal names").waitFor();
	await start.getByRole("button", { name: "Work with Local Repository" }).waitFor();
	expect(await start.getByRole("button").count()).toBe(1);
	await start.addInitScript(() => {
		delete window.showDirectoryPicker;
	});
	await start.reload();
	await start.getByText("Open this address in Chrome, Edge or Chromium").waitFor();
	await start.close();
});

test("a page under another name that leads here is refused, other computers can’t reach it, and its policy lets nothing out", async () => {
	const open = (host, headers) => ask(`http://${host}:${server.port}/config.json`, { headers });
	for (const [host, status] of [
		[`localhost:${server.port}`, 200],
		["attacker.example", 403],
		[`attacker.example:${server.port}`, 403],
		["127.0.0.1", 403],
	])
		expect({ host, status: (await open("127.0.0.1", { host })).status }).toEqual({ host, status });
	const others = Object.values(networkInterfaces()).flat();
	for (const { address } of [...others.filter(({ family, internal }) => family === "IPv4" && !internal), { address: "127.0.0.2" }])
		await expect(open(address)).rejects.toMatchObject({ code: "ECONNREFUSED" });
	const policy = (await fetch(server.url)).headers.get("content-security-policy");
	expect(policy).toMatch(/^default-src 'none'/);
	expect(policy).not.toMatch(/https?:|\*/);
});

test("a port that’s taken is explained", () =>
	expect(startEditor(root, server.port)).rejects.toThrow(/is taken, perhaps by an editor that’s already running: open http.*\n.*npm run edit -- --port \d+/));
