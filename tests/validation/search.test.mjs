/** Every result of the search leads to a page of the build, and to an anchor that's on it. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";

const { documents, suggestions } = JSON.parse(readFileSync("public/search-index.json", "utf8"));

test("no result and no suggestion leads nowhere", () => {
	assert.ok(documents.length > 0);
	const dead = [...documents, ...suggestions].filter(({ href }) => {
		const { pathname, hash } = new URL(href, "https://spa.example");
		const file = `public${pathname === "/" ? "" : pathname}/index.html`;
		return !existsSync(file) || (hash && !readFileSync(file, "utf8").includes(`id="${hash.slice(1)}"`));
	});
	assert.deepEqual(
		dead.map(({ href }) => href),
		[],
	);
});
