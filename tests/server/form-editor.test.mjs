/** `npm run edit` in Chromium: an origin-private folder stands in for the folder that the picker would open. */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { after, before, it } from "node:test";
import sharp from "sharp";
import { copyContent, fieldOf, openEditor, openForm, saveForm, startEditor } from "../support/form-editor.mjs";
import { until } from "../support/server-until.mjs";

const project = copyContent();
let server;
let editor;
let config;
before(async () => {
	server = await startEditor(project.root);
	config = await (await fetch(`${server.url}/config.json`)).json();
	editor = await openEditor(server.url, project.root);
});
after(async () => {
	await editor?.close();
	await server?.stop();
	project.remove();
});

it("numbers, switches, days, choices and pictures keep the rest of their file, and what’s emptied is null or gone", async () => {
	const { page, read } = editor;
	const name = "content/specials/spring-facial.json";
	await createSpecial(page, { slug: "spring-facial", ends: "2027-05-31", sample: true });
	const text = (await read())[name];
	const before = JSON.parse(text);
	// The browser's own storage stands in for the folder, and the server looks into the folder.
	writeFileSync(join(project.root, name), text);
	await openForm(page, "#/collections/specials/entries/spring-facial");
	await fieldOf(page, "ends").locator("input").fill("");
	await fieldOf(page, "sample").getByRole("switch").click();
	await saveForm(page);
	const { sample, ...rest } = before;
	assert.equal(sample, true);
	assert.equal((await read())[name], `${JSON.stringify({ ...rest, ends: null }, null, "\t")}\n`);
});

/** Chooses the first entry of a field that offers entries. Its list may close again while the form is still rendering: a person clicks once more. */
const chooseFirst = async (page, field) => {
	const chosen = field.getByRole("grid", { name: "Selected Options" }).getByRole("button").first();
	const option = page.getByRole("option").filter({ visible: true }).first();
	await until("an entry is chosen", async () => {
		if (await chosen.isVisible()) return true;
		if (!(await option.isVisible())) await field.getByRole("combobox").click();
		else await option.click({ timeout: 1000 }).catch(() => {});
		return false;
	});
};

/** Fills the form of a new special with all it asks for, and saves it. */
const createSpecial = async (page, { slug, ends, sample }) => {
	await openForm(page, "#/collections/specials/new");
	const fill = (path, text) => fieldOf(page, path).locator("input, textarea").first().fill(text);
	await fill("slug", slug);
	await fill("title", `The special ${slug}`);
	await fill("offer", "Two visits for the price of one");
	await fill("summary", `A quiet hour for you and a friend, with tea before and a walk home after it: the special ${slug}.`);
	await fill("starts", "2027-03-01");
	if (ends) await fill("ends", ends);
	for (const [index, term] of ["One for each client.", "Not together with other offers."].entries()) {
		await fieldOf(page, "terms").getByRole("button", { name: "Term" }).last().click();
		await fill(`terms.${index}`, term);
	}
	await chooseFirst(page, fieldOf(page, "services"));
	await fieldOf(page, "image").getByRole("button", { name: "Browse" }).click();
	await page.getByRole("listbox", { name: "Available Images" }).getByRole("option").first().click();
	await page.getByRole("button", { name: "Insert", exact: true }).click();
	await fieldOf(page, "image").getByText("/media/").waitFor();
	if (sample) await fieldOf(page, "sample").getByRole("switch").click();
	await saveForm(page);
};

it("a new special that’s saved passes the checks, and the terminal says so; what’s wrong with a save, it says too", async () => {
	const { page, read } = editor;
	await createSpecial(page, { slug: "autumn-facial" });
	const file = "content/specials/autumn-facial.json";
	const text = (await read())[file];
	assert.equal(JSON.parse(text).ends, null);
	writeFileSync(join(project.root, file), text);
	await until("the save is checked", () => server.output().includes(`${file}: saved, no problems.`));
	writeFileSync(join(project.root, file), text.replace('"2027-03-01"', '"2027-03-41"'));
	await until("the mistake is named", () => /autumn-facial\.json:\d+:\d+ {2}starts\n {4}Found "2027-03-41"/.test(server.output()));
});

it("a picture that’s put in with its description lies in content/media under a plain name, and both are checked", async () => {
	const { page, read } = editor;
	const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#a98765" } })
		.jpeg()
		.toBuffer();
	await openForm(page, "#/collections/pictures/entries/media");
	const list = fieldOf(page, "entries");
	const index = JSON.parse((await read())["content/media/catalog.json"]).length;
	await list.getByRole("button", { name: "picture" }).last().click();
	// The editor scrolls to a new entry after 50 ms, whether it's there or not, and shows only what's in view.
	await list.locator(".item-wrapper").nth(index).scrollIntoViewIfNeeded();
	await fieldOf(page, `entries.${index}.file`)
		.locator("input[type=file]")
		.first()
		.setInputFiles({ name: "A quiet room (1).jpg", mimeType: "image/jpeg", buffer });
	await fieldOf(page, `entries.${index}.file`).getByText("/media/").waitFor();
	await fieldOf(page, `entries.${index}.alt`).getByRole("textbox").fill("A quiet room with a chair by the window");
	await fieldOf(page, `entries.${index}.subject`).getByRole("textbox").fill("Room");
	await saveForm(page);
	const texts = await read();
	assert.ok("content/media/a-quiet-room-1.jpg" in texts);
	const entry = { file: "a-quiet-room-1.jpg", alt: "A quiet room with a chair by the window", subject: "Room" };
	assert.deepEqual(JSON.parse(texts["content/media/catalog.json"])[0], entry);
	writeFileSync(join(project.root, "content/media/a-quiet-room-1.jpg"), buffer);
	await until("the picture is checked", () => /content\/media\/a-quiet-room-1\.jpg: saved/.test(server.output()));
	writeFileSync(join(project.root, "content/media/catalog.json"), texts["content/media/catalog.json"]);
	await until("the catalog is checked", () => /content\/media\/catalog\.json: saved/.test(server.output()));
});

it("nothing but the editor’s own server was asked for anything, and the console has no errors", () => {
	assert.deepEqual(editor.foreign, []);
	assert.deepEqual(editor.errors, []);
});

it("a file that changed outside is said before a save, and a save that would undo the change is refused", async () => {
	const { page, read, errors } = editor;
	const name = "content/team/amara-whitfield.json";
	const text = readFileSync(join(project.root, name), "utf8");
	const notice = page.getByRole("alert").filter({ hasText: "team/amara-whitfield.json: changed" });
	await openForm(page, "#/collections/team/entries/amara-whitfield");
	await fieldOf(page, "role").locator("input").fill("A role that isn’t saved");
	writeFileSync(join(project.root, name), text.replace('"role": "', '"role": "Somebody else’s '));
	await notice.waitFor();
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await page.getByText("There was an error while saving the entry").waitFor();
	assert.equal((await read())[name], text);
	assert.match(errors.splice(0).join("\n"), /team\/amara-whitfield\.json: changed outside/);
	writeFileSync(join(project.root, name), text);
	await notice.waitFor({ state: "detached" });
});

it("the preview is off, nothing offers to sign in, and the name is ours", async () => {
	const { page } = editor;
	assert.equal(config.cms.editor.preview, false);
	assert.match(await page.title(), /Elm Place: content editor$/);
	const start = await page.context().browser().newPage();
	await start.goto(server.url);
	await start.getByRole("button", { name: "Work with Local Repository" }).waitFor();
	assert.equal(await start.getByRole("button").count(), 1);
	assert.ok(await start.getByText("choose the folder that the terminal names").isVisible());
	await start.close();
});

it("a browser that can’t write files is told which one can", async () => {
	const page = await editor.page.context().browser().newPage();
	await page.addInitScript(() => {
		delete window.showDirectoryPicker;
	});
	await page.goto(server.url);
	await page.getByText("Open this address in Chrome, Edge or Chromium").waitFor();
	await page.close();
});

const ask = (host, headers) =>
	new Promise((done, failed) => {
		request({ host, port: server.port, path: "/config.json", headers }, (response) => done(response.resume().statusCode))
			.once("error", failed)
			.end();
	});

it("a page under another name that leads here is refused, and other computers can’t reach it", async () => {
	assert.equal(await ask("127.0.0.1", {}), 200);
	assert.equal(await ask("127.0.0.1", { host: `localhost:${server.port}` }), 200);
	for (const host of ["attacker.example", `attacker.example:${server.port}`, "127.0.0.1"]) assert.equal(await ask("127.0.0.1", { host }), 403, host);
	const others = Object.values(networkInterfaces())
		.flat()
		.filter(({ family, internal }) => family === "IPv4" && !internal);
	for (const { address } of [...others, { address: "127.0.0.2" }]) await assert.rejects(ask(address, {}), { code: "ECONNREFUSED" });
});

it("a port that’s taken is explained", async () => {
	await assert.rejects(
		startEditor(project.root, server.port),
		/is taken, perhaps by an editor that’s already running: open http.*\n.*npm run edit -- --port \d+/,
	);
});

it("the policy lets nothing out and nothing in", async () => {
	const { headers } = await fetch(server.url);
	const policy = headers.get("content-security-policy");
	assert.match(policy, /^default-src 'none'/);
	assert.doesNotMatch(policy, /https?:|\*/);
});
