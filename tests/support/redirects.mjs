/** What every host has to do with content/redirects.json. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const redirects = JSON.parse(readFileSync(new URL("../../content/redirects.json", import.meta.url)));

/**
 * Asks for every redirect, with and without a slash at the end: one 301 with the query kept, to what answers 200.
 * @param get asks for a path of the host
 */
export const assertRedirects = async (get) => {
	assert.ok(redirects.length > 0);
	for (const { from, to } of redirects) {
		const [target, anchor] = to.split("#");
		const hash = anchor ? `#${anchor}` : "";
		for (const [path, expected] of [
			[from, to],
			[`${from}/`, to],
			[`${from}?a=1&b=%20`, `${target}?a=1&b=%20${hash}`],
		]) {
			const { status, headers } = await get(path);
			assert.deepEqual([status, headers.location], [301, expected], path);
		}
		assert.equal((await get(target)).status, 200, to);
	}
};

/** The types that browsers, crawlers, feed readers and address books get. */
export const contentTypes = {
	"/robots.txt": /^text\/plain; ?charset=utf-8$/,
	"/llms.txt": /^text\/plain; ?charset=utf-8$/,
	"/.well-known/security.txt": /^text\/plain; ?charset=utf-8$/,
	"/rss.xml": /^(?:text|application)\/xml(?:; ?charset=utf-8)?$/,
	"/sitemap-index.xml": /^(?:text|application)\/xml(?:; ?charset=utf-8)?$/,
	"/contact-cards/elm-place-med-spa.vcf": /^text\/vcard; ?charset=utf-8$/,
};
