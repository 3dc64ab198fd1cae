/** What the pages with tools say in HTML: links for visitors without script, and prices (docs/specification.md R14, R90, R91, R97, R98, R100, R101). */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { JSDOM } from "jsdom";
import { tsImport } from "tsx/esm/api";
import { builtPages } from "../support/built-pages.mjs";
import { findLinks, parsePage, readContent, readText } from "../support/parsed-pages.mjs";

const { formatDollars, formatEntryPrice, formatPrice } = await tsImport("../../src/lib/services/prices.ts", import.meta.url);

const { services, concerns, packages, memberships, pages, site } = await readContent();
const [spa] = site;
const findBlock = (page, name) => pages.find(({ key }) => key === page).blocks.find(({ key }) => key === name);

test("the search control of every page is a link to the sitemap", () => {
	for (const file of builtPages()) assert.match(readFileSync(file, "utf8"), /<a [^>]*href="\/sitemap"[^>]*aria-label="Search"/, file);
});

test("/compare says what it needs, and links to every treatment", () => {
	const main = parsePage("/compare").querySelector("main");
	assert.match(readText(main), /The table needs JavaScript/);
	for (const { slug, title } of services) assert.deepEqual(findLinks(main, title), [`/services/${slug}`]);
});

test("/treatment-finder says what it needs, gives the phone number, and links to the treatments for every concern", () => {
	const main = parsePage("/treatment-finder").querySelector("main");
	assert.ok([...main.querySelectorAll("h2")].map(readText).includes(findBlock("treatment-finder", "without-script").heading));
	for (const { slug, title } of concerns) assert.deepEqual(findLinks(main, title), [`/services?concern=${slug}`]);
	assert.ok(readText(main).includes(spa.phone.display));
});

test("the home page leads to the treatment finder", () => {
	assert.ok(parsePage("/").querySelector('main a[href="/treatment-finder"]'));
});

test("on /pricing every treatment has a line with its lowest price, its prices and a link that books it, and packages and memberships can be asked for", () => {
	const page = parsePage("/pricing");
	const lines = [...page.querySelectorAll("details.fold > summary")].map(readText);
	const expectLine = (line) => assert.ok(lines.includes(line), `no line "${line}"`);
	for (const { slug, title, prices } of services) {
		expectLine(`${title} ${formatEntryPrice(prices)}`);
		const table = readText(page.querySelector(`#${slug}-prices table`));
		for (const { name } of prices) assert.ok(table.includes(name), `${slug}: ${name}`);
		assert.deepEqual(findLinks(page, `Book ${title}`), [`/schedule?service=${slug}`]);
	}
	for (const { slug, name, amount, separately } of packages) {
		expectLine(`${name} ${formatDollars(amount)}`);
		const saving = `${formatDollars(separately)} if you buy each one, ${formatDollars(separately - amount)} more`;
		assert.ok(readText(page.querySelector("main")).includes(saving), `${slug}: ${saving}`);
		assert.deepEqual(findLinks(page, `Ask for this package: ${name}`), [`/schedule?package=${slug}`]);
	}
	for (const { slug, name, monthlyPrice } of memberships) {
		expectLine(`${name} ${formatDollars(monthlyPrice)} a month`);
		assert.deepEqual(findLinks(page, `Start with ${name}`), [`/schedule?membership=${slug}`]);
	}
});

test("no page has another price from which a treatment starts: each is that of the price list, with its unit", () => {
	const allowed = services.flatMap(({ prices }) => [formatEntryPrice(prices), ...prices.map((price) => `${formatPrice(price)} ${price.unit}`)]);
	for (const file of builtPages()) {
		const text = readText(new JSDOM(readFileSync(file, "utf8").replace(/<(script|style)\b.*?<\/\1>/gs, "")).window.document.body);
		for (const { index } of text.matchAll(/\bfrom \$\d/gi))
			assert.ok(
				allowed.some((price) => text.slice(index, index + price.length).toLowerCase() === price.toLowerCase()) ||
					/^from \$175 to \$249/.test(text.slice(index)),
				`${file}: ${text.slice(index, index + 80)}`,
			);
	}
});

test("the price estimator says where the prices are, and the phone number", () => {
	const said = readText(parsePage("/pricing").querySelector("#price-estimator"));
	const [without] = findBlock("pricing", "price-estimator").points;
	assert.ok(said.includes(without.text.replace("{phone}", spa.phone.display)), said);
});

test("the not-found page has its text, two ways back, useful links and no suggestion", () => {
	const main = parsePage("/404").querySelector("main");
	assert.equal(readText(main.querySelector("h1")), "Page Not Found");
	assert.ok(readText(main).includes("Sorry, the page you're looking for doesn't exist."));
	assert.deepEqual([findLinks(main, "Return Home"), findLinks(main, "Browse Services"), findLinks(main, "Prices")], [["/"], ["/services"], ["/pricing"]]);
	assert.deepEqual([...main.querySelectorAll("h2")].map(readText), ["You might be looking for"]);
});
