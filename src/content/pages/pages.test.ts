import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
	collectionList,
	families,
	getFixedPath,
	isCollectionName,
	pageDeclarations,
} from "../collections";

const pages = [...pageDeclarations];
const listCode = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => /(?<!\.test)\.tsx?$/.test(name))
		.map((name) => join(folder, name));

test("every page and template is declared, pages at their addresses", () => {
	expect(
		pages.map(([key]) => `src/pages${getFixedPath(key).replace(/^\/$/, "/index")}.tsx`).sort(),
	).toEqual(listCode("src/pages").sort());
	expect(families.map(({ page }) => `src/templates/${page.template}`).sort()).toEqual(
		listCode("src/templates").sort(),
	);
});

test("every block of a page is asked for by name", () => {
	const code = ["src/pages", "src/templates", "src/sections", "src/server"]
		.flatMap(listCode)
		.map((file) => readFileSync(file, "utf8"))
		.join("\n");
	expect(
		pages.flatMap(([, { blocks }]) =>
			Object.keys(blocks).filter((block) => !new RegExp(`"${block}"|\\b${block}:`).test(code)),
		),
	).toEqual([]);
});

test("what declarations name exists, and each kind of page is searched", () => {
	expect(families.filter(({ collection }) => !collection.search).map(({ name }) => name)).toEqual(
		[],
	);
	expect(
		pages.flatMap(([, { lists = [] }]) => lists.filter((name) => !isCollectionName(name))),
	).toEqual([]);
	expect(
		collectionList.flatMap(([, { schema, unique = [] }]) =>
			unique.filter((field) => !Object.hasOwn(schema.shape, field)),
		),
	).toEqual([]);
});
