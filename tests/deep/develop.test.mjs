/** Editing content while `npm run develop` runs: what's wrong is said in the browser and in the terminal, and the page keeps what's right. */
import assert from "node:assert/strict";
import { readdirSync, rmSync } from "node:fs";
import { after, before, it } from "node:test";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { chromiumFlags, ensureChromium } from "../../.scripts/chromium.mjs";
import { copySite, startDeveloping } from "../support/develop-site.mjs";

const site = copySite();
const [file] = readdirSync(site.path("content/services")).map((name) => `content/services/${name}`);
const original = site.read(file);
const service = JSON.parse(original);
let developing;
let browser;
let page;
let problems;

/** Saves the service with some fields changed. */
const save = (fields) => site.write(file, JSON.stringify({ ...service, ...fields }));
/** The first words of the page. */
const lead = (text) => page.getByText(text, { exact: false }).first();

before(async () => {
	site.write(file, original.replace(":", ""));
	developing = await startDeveloping(site.folder);
});
after(async () => {
	await browser?.close();
	await developing.stop();
	site.remove();
});

it("a start with a mistake in a file says what's wrong, waits, and goes on when it's fixed", async () => {
	await developing.printed("The site starts as soon as it's all fixed and saved.");
	assert.match(developing.read(), new RegExp(`${file}:2:\\d+\n[^]*fix {7}Add a colon where the mark is\\.`));
	site.write(file, original);
	await developing.started();
	browser = await chromium.launch({ executablePath: ensureChromium() || undefined, args: chromiumFlags });
	page = await browser.newPage();
	problems = page.getByRole("alert", { name: "Problems in content/" });
	await page.goto(`${developing.address}/services/${service.slug}`);
	await lead(service.description).waitFor();
	await page.locator("html[data-hydrated]").waitFor();
});

for (const [what, spoil] of [
	["a mistake in a file's JSON", () => site.write(file, original.replace('"title": ', '"title" '))],
	["an unknown category", () => save({ category: "no-such-category" })],
	["a value of another type", () => save({ faqs: "None." })],
	["a misspelled field", () => save({ description: undefined, descripton: service.description })],
])
	it(`${what}: browser and terminal say the same, the page stays, and all is well once it's fixed`, async () => {
		spoil();
		await problems.waitFor();
		const message = await problems.locator("pre").textContent();
		assert.ok(message.startsWith(`${file}:`), message);
		await developing.printed(message);
		await lead(service.description).waitFor();
		const text = `${what} was fixed. ${service.description}`;
		save({ description: text });
		await lead(text).waitFor();
		await problems.waitFor({ state: "detached" });
	});

it("three edits reach the page, and the terminal says after how many seconds", async () => {
	for (const edit of ["First", "Second", "Third"]) {
		const length = developing.read().length;
		save({ description: `${edit} edit. ${service.description}` });
		await lead(`${edit} edit.`).waitFor();
		await developing.printed(`${file}: /services/${service.slug} shows it `);
		const line = new RegExp(`${file}: /services/${service.slug} shows it (\\d+\\.\\d) s after the save\\.`);
		let seconds;
		for (; !seconds; await page.waitForTimeout(20)) [, seconds] = line.exec(developing.read().slice(length)) ?? [];
		console.log(`${edit} edit: ${seconds} s from the save to the page`);
	}
});

it("a fact is the same in every text after an edit", async () => {
	const { phone } = JSON.parse(site.read("content/site.json"));
	const changed = site.read("content/site.json").replaceAll("555-0142", "555-0143").replaceAll("5550142", "5550143");
	assert.match(phone.display, /555-0142/);
	save({ description: `Call {phone}. ${service.description}` });
	await lead(`Call ${phone.display}.`).waitFor();
	site.write("content/site.json", changed);
	await lead("Call (918) 555-0143.").waitFor();
});

it("a new file is a page, its removal removes it, and a new picture appears", async () => {
	const [legal] = readdirSync(site.path("content/legal"));
	const entry = JSON.parse(site.read(`content/legal/${legal}`));
	const title = "House rules";
	const seo = { ...entry.seo, title: `${title} of the spa`, description: `${title} in short. ${entry.seo.description}`.slice(0, 150) };
	const added = { ...entry, slug: "house-rules", title, lead: "Be on time, be kind, and switch off your phone while you're here.", seo };
	await page.goto(`${developing.address}/house-rules`);
	site.write("content/legal/house-rules.json", JSON.stringify(added));
	await page.getByRole("heading", { level: 1, name: title }).waitFor();

	const picture = "detail-new-for-a-test.jpg";
	const [first] = JSON.parse(site.read("content/media/catalog.json")).filter((each) => each.file.startsWith("detail-"));
	await sharp(site.path(`content/media/${first.file}`))
		.flop()
		.toFile(site.path(`content/media/${picture}`));
	const catalog = [...JSON.parse(site.read("content/media/catalog.json")), { ...first, file: picture, alt: `${first.alt}, seen from the other side` }];
	site.write("content/media/catalog.json", JSON.stringify(catalog));
	await page.goto(`${developing.address}/admin/media`);
	const image = page.locator(`img[src*="detail-new-for-a-test"]`).first();
	await image.scrollIntoViewIfNeeded();
	await page.waitForFunction((each) => each.complete && each.naturalWidth > 0, await image.elementHandle());

	rmSync(site.path("content/legal/house-rules.json"));
	await developing.printed("content/legal/house-rules.json (removed): checked ");
	await page.goto(`${developing.address}/house-rules`);
	await page.getByRole("heading", { level: 1, name: "404" }).waitFor();
});
