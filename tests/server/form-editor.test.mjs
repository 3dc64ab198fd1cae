/** `npm run edit` in Chromium: an origin-private folder stands in for the folder that the picker would open. */
import { readFileSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { ask } from "../support/ask.mjs";
import { throughout } from "../support/during.mjs";
import { copyContent, fieldOf, openEditor, openForm, saveForm, startEditor } from "../support/form-editor.mjs";
import { until } from "../support/server-until.mjs";

jest.setTimeout(600_000);

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
/** Waits for the terminal: a check of all content takes minutes on a busy machine. */
const says = (what) => until(`the terminal says ${what}`, () => what.test(server.output()), { seconds: 400 });
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

test("a new entry passes the checks, and the terminal says so, or what’s wrong; an edit keeps the rest of the file", async () => {
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
	const text = await editor.read(file);
	// The server looks into the folder.
	writeFileSync(join(root, file), text);
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

test("a picture that’s put in with its description lies in content/media under a plain name", async () => {
	const catalog = "content/media/catalog.json";
	const buffer = readFileSync("tests/support/picture.jpg");
	await openForm(page, "#/collections/pictures/entries/media");
	const list = fieldOf(page, "entries");
	const index = JSON.parse(await editor.read(catalog)).length;
	await list.getByRole("button", { name: "picture" }).last().click();
	// The editor scrolls to a new entry after 50 ms, whether it's there or not, and shows only what's in view.
	await list.locator(".item-wrapper").nth(index).scrollIntoViewIfNeeded();
	const field = (name) => fieldOf(page, `entries.${index}.${name}`);
	await field("file").locator("input[type=file]").first().setInputFiles({ name: "A quiet room (1).jpg", mimeType: "image/jpeg", buffer });
	await field("file").getByText("/media/").waitFor();
	const alt = "A quiet room with a chair by the window";
	await field("alt").getByRole("textbox").fill(alt);
	await field("subject").getByRole("textbox").fill("Room");
	await saveForm(page);
	expect(JSON.parse(await editor.read(catalog))).toContainEqual({ file: "a-quiet-room-1.jpg", alt, subject: "Room" });
	await editor.read("content/media/a-quiet-room-1.jpg");
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
