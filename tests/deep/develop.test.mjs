/** Editing content while `npm run develop` runs: what's wrong is said in the browser and in the terminal, and the page keeps what's right. */
import assert from "node:assert/strict";
import { readdirSync, rmSync } from "node:fs";
import { after, before, it } from "node:test";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { chromiumFlags, ensureChromium } from "../../.scripts/chromium.mjs";
import { until } from "../support/server-until.mjs";
import { copySite, startDeveloping } from "./develop-site.mjs";

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
	await developing?.stop();
	site.remove();
});

it("a start with a mistake in a file says what's wrong, waits, and goes on when it's fixed", async () => {
	await developing.printed("The site starts as soon as it's all fixed and saved.");
	assert.match(developing.read(), new RegExp(`${file}:2:\\d+\n[^]*A colon is missing after the field's name`));
	site.write(file, original);
	await developing.started();
	browser = await chromium.launch({ executablePath: ensureChromium() || undefined, args: chromiumFlags });
	page = await browser.newPage();
	// A safety net: the first edits wait for a busy machine.
	page.setDefaultTimeout(180_000);
	problems = page.getByRole("alert", { name: "Problems in content/" });
	await page.goto(`${developing.address}/services/${service.slug}`);
	await lead(service.description).waitFor();
	await page.locator("html[data-hydrated]").waitFor();
});

for (const [what, spoil] of [
	["a mistake in a file's JSON", () => site.write(file, original.replace('"title": ', '"title" '))],
	["an unknown category", () => save({ category: "no-such-category" })],
])
	it(`${what}: browser and terminal say the same, the page stays, and all is well once it's fixed`, async () => {
		spoil();
		await problems.waitFor();
		const message = await problems.locator("pre").textContent();
		assert.match(message, new RegExp(`^${file}:`, "m"));
		await developing.printed(message);
		await lead(service.description).waitFor();
		const text = `${what} was fixed. ${service.description}`;
		save({ description: text });
		await lead(text).waitFor();
		await problems.waitFor({ state: "detached" });
	});

it("three edits reach the page one after the other, and the terminal names the file", async () => {
	for (const edit of ["First", "Second", "Third"]) {
		const { length } = developing.read();
		save({ description: `${edit} edit. ${service.description}` });
		await lead(`${edit} edit.`).waitFor();
		assert.match(developing.read().slice(length), new RegExp(`No problems in what has changed: .*${file}`));
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

it("a new file is a page, and its removal removes it", async () => {
	const [legal] = readdirSync(site.path("content/legal"));
	const title = "House rules";
	const description = "What we ask of everybody who comes in: be on time, be kind, and switch off your phone, so that every visit is a calm one.";
	const entry = JSON.parse(site.read(`content/legal/${legal}`));
	// No two pages share a paragraph.
	const own = (texts) => texts.map((text) => `${text} That holds in the waiting room, too.`);
	const added = {
		...entry,
		slug: "house-rules",
		title,
		lead: "Please read this before you sit down.",
		seo: { ...entry.seo, title: `${title} of the spa`, description },
		sections: entry.sections.map(({ heading, paragraphs = [], bullets = [] }) => ({ heading, paragraphs: own(paragraphs), bullets: own(bullets) })),
	};
	// The bottom of each page links to every legal page.
	const menus = site.read("content/navigation.json");
	const navigation = JSON.parse(menus);
	navigation.footer.at(-1).links.push({ label: title, href: "/house-rules" });
	/** Reloads until the address shows a heading. */
	const shows = (heading) =>
		until(`/house-rules shows "${heading}"`, async () => {
			await page.goto(`${developing.address}/house-rules`);
			await page.getByRole("heading", { level: 1 }).first().waitFor();
			return page.getByRole("heading", { level: 1, name: heading }).isVisible();
		});
	await shows("404");
	site.write("content/legal/house-rules.json", JSON.stringify(added));
	site.write("content/navigation.json", `${JSON.stringify(navigation, null, "\t")}\n`);
	await shows(title);
	rmSync(site.path("content/legal/house-rules.json"));
	site.write("content/navigation.json", menus);
	await shows("404");
});

it("a new picture appears, and all pages keep theirs", async () => {
	const picture = "detail-new-for-a-test.jpg";
	const catalog = JSON.parse(site.read("content/media/catalog.json"));
	const known = catalog.find((each) => each.file.startsWith("detail-"));
	await page.goto(`${developing.address}/admin/media`);
	await page.getByRole("heading", { name: known.file }).waitFor();
	await sharp(site.path(`content/media/${known.file}`))
		.flop()
		.toFile(site.path(`content/media/${picture}`));
	const alt = `${known.alt}, seen from the other side`;
	site.write("content/media/catalog.json", JSON.stringify([...catalog, { ...known, file: picture, alt }]));
	const image = page.locator(`img[src*="${picture.replace(".jpg", "")}"]`);
	await image.scrollIntoViewIfNeeded();
	await until("the browser has the picture", () => image.evaluate((each) => each.complete && each.naturalWidth > 0));
	assert.doesNotMatch(developing.read(), /error in your GraphQL query/);
});
