import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const listFiles = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => !name.includes("node_modules"))
		.map((name) => join(folder, name));

/** Relative links, and paths from the root in backticks. */
const findNamed = (document: string): string[] => {
	const text = readFileSync(document, "utf8");
	const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = ""]) =>
		join(dirname(document), target),
	);
	return [
		...links,
		...[
			...text.matchAll(
				/`((?:\.scripts|\.patches|\.github|bench|content|deploy|docs|src|static|tests)\/[^\s`*<{…:]*)`/g,
			),
		].map(([, path = ""]) => path),
	];
};

test.each([
	"README.md",
	"bench/README.md",
	...listFiles("docs").filter((name) => name.endsWith(".md")),
])("every path that %s names exists", (document) => {
	expect(findNamed(document).filter((path) => !existsSync(path))).toEqual([]);
});

test("the specification has each number once, and those that code cites", () => {
	const numbers = [
		...readFileSync("docs/specification.md", "utf8").matchAll(/\*\*R(\d+)\*\*/g),
	].map(([, number]) => number);
	expect(new Set(numbers).size).toBe(numbers.length);
	const files = ["src", "tests"].flatMap(listFiles).filter((name) => /\.m?[jt]sx?$/.test(name));
	const cited = files.flatMap((file) =>
		[
			...readFileSync(file, "utf8").matchAll(/docs\/specification\.md,? ((?:R\d+(?:, | and )?)+)/g),
		].flatMap(([, list]) => list?.match(/\d+/g) ?? []),
	);
	expect(cited).not.toEqual([]);
	expect(cited.filter((number) => !numbers.includes(number))).toEqual([]);
});
