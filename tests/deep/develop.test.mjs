import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, rmSync } from "node:fs";
import { chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../.scripts/chromium.mjs";
import { freePort } from "../../.scripts/free-port.mjs";
import { throughout } from "../support/during.mjs";
import { until } from "../support/server-until.mjs";
import { copySite } from "./copy-site.mjs";

const site = copySite();
const [file] = readdirSync(site.path("content/services")).map((name) => `content/services/${name}`);
const original = site.read(file);
const service = JSON.parse(original);
let address;
let said = "";
let page;
let problems;

const printed = (text) =>
	until(`npm run develop prints "${text}"; it says: ${said.slice(-500)}`, () =>
		said.includes(text),
	);
const save = (fields) => site.write(file, JSON.stringify({ ...service, ...fields }));
const shows = (text) => page.getByText(text, { exact: false }).first().waitFor();

test("a start with a mistake says what's wrong, and waits until it's fixed", async () => {
	throughout(site);
	site.write(file, original.replace(":", ""));
	const port = await freePort();
	address = `http://127.0.0.1:${port}`;
	// Without colors and progress bars, on any machine.
	const env = {
		...process.env,
		GATSBY_LOGGER: "yurnalist",
		GATSBY_TELEMETRY_DISABLED: "1",
		CI: "",
		FORCE_COLOR: "0",
		NODE_ENV: undefined,
	};
	const words = ["run", "develop", "--", "--host", "127.0.0.1", "--port", String(port)];
	const child = spawn("npm", words, { cwd: site.folder, env, detached: true });
	const closed = once(child, "close");
	throughout({
		stop: async () => {
			process.kill(-child.pid, "SIGTERM");
			await closed;
		},
	});
	for (const stream of [child.stdout, child.stderr])
		stream.setEncoding("utf8").on("data", (text) => (said += text));
	await printed("The site starts as soon as it's all fixed and saved.");
	expect(said).toMatch(new RegExp(`${file}:2:\\d+\n[^]*A colon is missing after the field's name`));
	site.write(file, original);
	await printed("You can now view");
	const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
	throughout({ stop: () => browser.close() });
	page = await browser.newPage();
	page.setDefaultTimeout(180_000);
	problems = page.getByRole("alert", { name: "Problems in content/" });
	await page.goto(`${address}/services/${service.slug}`);
	await shows(service.description);
	await page.locator("html[data-hydrated]").waitFor();
});

test.each([
	["a mistake in a file's JSON", () => site.write(file, original.replace('"title": ', '"title" '))],
	["an unknown category", () => save({ category: "no-such-category" })],
])("%s: browser and terminal say the same until it's fixed", async (what, spoil) => {
	spoil();
	await problems.waitFor();
	const message = await problems.locator("pre").textContent();
	expect(message).toMatch(new RegExp(`^${file}:`, "m"));
	await printed(message);
	await shows(service.description);
	save({ description: `${what} was fixed. ${service.description}` });
	await shows(`${what} was fixed.`);
	await problems.waitFor({ state: "detached" });
});

test("a fact is the same in every text after an edit", async () => {
	const business = site.read("content/site.json");
	save({ description: `Call {phone}. ${service.description}` });
	await shows(`Call ${JSON.parse(business).phone.display}.`);
	site.write(
		"content/site.json",
		business.replaceAll("555-0142", "555-0143").replaceAll("5550142", "5550143"),
	);
	await shows("Call (918) 555-0143.");
});

test("a new file is a page, and its removal removes it", async () => {
	const [team] = readdirSync(site.path("content/team"));
	const { seo, ...person } = JSON.parse(site.read(`content/team/${team}`));
	const added = "content/team/somebody-new.json";
	// Needs words of its own, because no two pages may share a text.
	const own = (text) => text.replace(/[.?!]?$/, ", too.");
	const texts = {
		shortBio: own(person.shortBio),
		quote: own(person.quote),
		bio: person.bio.map(own),
	};
	const who = { id: 99, slug: "somebody-new", name: "Somebody New", monogram: "SN" };
	const opens = (heading) =>
		until(`/team/somebody-new shows ${heading}`, async () => {
			await page.goto(`${address}/team/somebody-new`);
			return (await page.getByRole("heading", { level: 1 }).first().textContent()).includes(
				heading,
			);
		});
	await opens("404");
	site.write(
		added,
		JSON.stringify({
			...person,
			...texts,
			...who,
			seo: { ...seo, title: who.name, description: own(seo.description) },
		}),
	);
	await opens(who.name);
	rmSync(site.path(added));
	await opens("404");
});
