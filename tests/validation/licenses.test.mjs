/** What biographies say about licenses (docs/specification.md R95). */
import assert from "node:assert/strict";
import { test } from "node:test";
import { tsImport } from "tsx/esm/api";
import { findLinks, parsePage, readContent, readText } from "../support/parsed-pages.mjs";

const { listStateLicenses } = await tsImport("../../src/content/team/schema.ts", import.meta.url);
const { findSupervisor } = await tsImport("../../src/lib/services/performers.ts", import.meta.url);
const { nameWithCredentials } = await tsImport("../../src/lib/text/words.ts", import.meta.url);

const { team } = await readContent();
const colleagues = [...team].sort((one, other) => one.id - other.id);

for (const person of team)
	test(`/team/${person.slug} names the licenses, the boards' registers and the supervisor, and no number that isn't known`, () => {
		const licenses = listStateLicenses(person);
		const region = parsePage(`/team/${person.slug}`).querySelector("#licenses");
		assert.equal(region !== null, licenses.length > 0, "the region");
		if (!region) return;
		assert.equal(readText(region.querySelector("h2")), "Licensed in Oklahoma");
		const rows = [...region.querySelectorAll("dl > div")];
		const findRow = (name) => rows.find((row) => readText(row.querySelector("dt")) === name);
		for (const { name, board, number } of licenses) {
			const row = findRow(name);
			assert.ok(row, name);
			const said = [...row.querySelectorAll("p")].map(readText);
			assert.ok(said.includes(board.name), board.name);
			assert.ok(said.includes(number ? `License number ${number}` : "License number: ask us, or look it up by name"), said.join("; "));
			assert.equal(row.querySelector("a").getAttribute("href"), board.lookup);
		}
		assert.equal(readText(region).includes("It isn’t a license to treat"), person.licenses.includes("laser-technician"), "the certificate");
		const supervisor = findSupervisor(person, colleagues);
		const row = findRow("Supervising physician");
		assert.equal(row !== undefined, supervisor !== undefined, "a supervisor");
		if (row) assert.deepEqual(findLinks(row, nameWithCredentials(supervisor)), [`/team/${supervisor.slug}`]);
	});
