/**
 * `npm run edit` in Chromium. A test can't use the browser's dialog that picks a folder, so the
 * page gets its private folder instead, with a copy of content/ in it.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../.scripts/chromium.mjs";
import { freePort } from "../../.scripts/free-port.mjs";
import { ask } from "../support/ask.mjs";
import { throughout } from "../support/during.mjs";
import { copyContent, readInFolder, replacePicker } from "../support/picked-folder.mjs";
import { startListening } from "../support/serve.mjs";
import { until } from "../support/server-until.mjs";

jest.setTimeout(600_000);

const root = mkdtempSync(join(tmpdir(), "form-editor-"));
/** Requests to other hosts, and errors in the console. */
const foreign = [];
const errors = [];
let server;
let page;

const read = (file) => readInFolder(page, file);

beforeAll(async () => {
	throughout({ remove: () => rmSync(root, { recursive: true }) });
	cpSync("content", join(root, "content"), { recursive: true });
	mkdirSync(join(root, "static"));
	const edit = ["node_modules/tsx/dist/cli.mjs", ".scripts/edit.ts"].map((file) => resolve(file));
	server = throughout(
		await startListening([...edit, "--port", String(await freePort())], { cwd: root }),
	);
	const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
	throughout({ stop: () => browser.close() });
	const viewport = { width: 1440, height: 1000 };
	page = await browser.newPage({ timezoneId: "America/Chicago", viewport });
	page.setDefaultTimeout(100_000);
	page.on("request", (request) => {
		if (!/^(blob|data):/.test(request.url()) && new URL(request.url()).origin !== server.url)
			foreign.push(request.url());
	});
	page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
	page.on("pageerror", (error) => errors.push(error.message));
	await page.addInitScript(replacePicker);
	await page.goto(server.url);
	await copyContent(page, root);
	await page.reload();
	await page.getByRole("button", { name: "Work with Local Repository" }).click();
	await page.getByRole("treeitem").first().waitFor();
	await page.locator("[aria-controls=collection-container]").waitFor();
});

const fieldOf = (path) => page.locator(`[data-key-path="${path}"]`);

/** Opens an entry's form and waits until it's there. */
const openForm = async (hash) => {
	await page.evaluate((to) => {
		location.hash = to;
	}, hash);
	await page.getByRole("button", { name: "Save", exact: true }).waitFor();
	await page.locator("[data-key-path]").first().waitFor();
};

/** Saves the form, and waits until the editor has closed it. */
const saveForm = async () => {
	const save = page.getByRole("button", { name: "Save", exact: true });
	const { hash } = new URL(page.url());
	await save.click();
	await page.waitForFunction((old) => location.hash !== old, hash);
	await save.waitFor({ state: "detached" });
};

/** Waits for a line in the terminal: a check of all content takes minutes on a busy machine. */
const says = (what) =>
	until(`the terminal says ${what}`, () => what.test(server.output()), { seconds: 400 });
/**
 * Chooses the first entry that a field offers. While the form is still rendering, the list may
 * close by itself, so this clicks until an entry is chosen, as a person would.
 */
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
	await openForm("#/collections/specials/new");
	const texts = {
		slug: "spring-facial",
		title: "A special",
		offer: "Two for one",
		starts: "2027-03-01",
		ends: "2027-05-31",
	};
	const summary =
		"A quiet hour for you and a friend, with tea before and a walk home after it: our special for spring.";
	for (const [path, text] of Object.entries({ ...texts, summary }))
		await fieldOf(path).locator("input, textarea").first().fill(text);
	const terms = ["One for each client.", "Not together with other offers."];
	for (const [index, term] of terms.entries()) {
		await fieldOf("terms").getByRole("button", { name: "Term" }).last().click();
		await fieldOf(`terms.${index}`).locator("input, textarea").first().fill(term);
	}
	await chooseFirst(fieldOf("services"));
	await fieldOf("image").getByRole("button", { name: "Browse" }).click();
	await page.getByRole("listbox", { name: "Available Images" }).getByRole("option").first().click();
	await page.getByRole("button", { name: "Insert", exact: true }).click();
	await fieldOf("image").getByText("/media/").waitFor();
	await fieldOf("sample").getByRole("switch").click();
	await saveForm();
	const text = await read(file);
	// The server watches the project's folder, not the page's.
	writeFileSync(join(root, file), text);
	await says(/content\/specials\/spring-facial\.json: saved, no problems\./);
	writeFileSync(join(root, file), text.replace('"2027-03-01"', '"2027-03-41"'));
	await says(/spring-facial\.json:\d+:\d+ {2}starts\n {4}Found "2027-03-41"/);
	writeFileSync(join(root, file), text);

	await openForm("#/collections/specials/entries/spring-facial");
	await fieldOf("ends").locator("input").fill("");
	await fieldOf("sample").getByRole("switch").click();
	await saveForm();
	const { sample, ...rest } = JSON.parse(text);
	expect(sample).toBe(true);
	expect(await read(file)).toBe(`${JSON.stringify({ ...rest, ends: null }, null, "\t")}\n`);
});

test("a picture that’s put in with its description lies in content/media under a plain name", async () => {
	const catalog = "content/media/catalog.json";
	const buffer = readFileSync("tests/support/picture.jpg");
	await openForm("#/collections/pictures/entries/media");
	const list = fieldOf("entries");
	const index = JSON.parse(await read(catalog)).length;
	await list.getByRole("button", { name: "picture" }).last().click();
	// The editor renders only what's in view, and may scroll to the new entry before it exists.
	await list.locator(".item-wrapper").nth(index).scrollIntoViewIfNeeded();
	const field = (name) => fieldOf(`entries.${index}.${name}`);
	await field("file")
		.locator("input[type=file]")
		.first()
		.setInputFiles({ name: "A quiet room (1).jpg", mimeType: "image/jpeg", buffer });
	await field("file").getByText("/media/").waitFor();
	const alt = "A quiet room with a chair by the window";
	await field("alt").getByRole("textbox").fill(alt);
	await field("subject").getByRole("textbox").fill("Room");
	await saveForm();
	const added = JSON.parse(await read(catalog)).at(-1);
	expect(added).toEqual({ file: "a-quiet-room-1.jpg", alt, subject: "Room" });
	expect(await read("content/media/a-quiet-room-1.jpg")).not.toBe("");
});

test("nothing but the editor’s own server was asked for anything, and the console has no errors", () => {
	expect([foreign, errors]).toEqual([[], []]);
});

test("a file that changed outside is said before a save, and a save that would undo the change is refused", async () => {
	const name = "content/team/amara-whitfield.json";
	const text = readFileSync(join(root, name), "utf8");
	const notice = page.getByRole("alert").filter({ hasText: "team/amara-whitfield.json: changed" });
	await openForm("#/collections/team/entries/amara-whitfield");
	await fieldOf("role").locator("input").fill("A role that isn’t saved");
	writeFileSync(join(root, name), text.replace('"role": "', '"role": "Somebody else’s '));
	await notice.waitFor();
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await page.getByText("There was an error while saving the entry").waitFor();
	expect(await read(name)).toBe(text);
	expect(errors.join("\n")).toMatch(/team\/amara-whitfield\.json: changed outside/);
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
	const others = Object.values(networkInterfaces())
		.flat()
		.filter(({ family, internal }) => family === "IPv4" && !internal);
	for (const address of ["127.0.0.2", ...others.map((each) => each.address)])
		await expect(open(address)).rejects.toMatchObject({ code: "ECONNREFUSED" });
	const policy = (await fetch(server.url)).headers.get("content-security-policy");
	expect(policy).toMatch(/^default-src 'none'/);
	expect(policy).not.toMatch(/https?:|\*/);
});
