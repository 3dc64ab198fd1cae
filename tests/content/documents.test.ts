/** The documents of the repository name only files that exist. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const listFiles = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => !name.includes("node_modules"))
		.map((name) => join(folder, name));
const documents = ["README.md", "bench/README.md", ...listFiles("docs").filter((name) => name.endsWith(".md"))];

/** The files that a document names: relative links, and paths from the root in backticks, except patterns with `*`, `<`, `{` or `…`. */
const findNamed = (document: string): string[] => {
	const text = readFileSync(document, "utf8");
	const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = ""]) => join(dirname(document), target));
	const paths = [...text.matchAll(/`((?:\.scripts|\.patches|\.ci|\.github|bench|content|deploy|docs|src|static|tests)\/[^\s`*<{…:]*)`/g)];
	return [...links, ...paths.map(([, path = ""]) => path)];
};

test.each(documents)("every path that %s names exists", (document) => {
	expect(findNamed(document).filter((path) => !existsSync(path))).toEqual([]);
});

describe("docs/specification.md", () => {
	const numbers = [...readFileSync("docs/specification.md", "utf8").matchAll(/\*\*R(\d+)\*\*/g)].map(([, number]) => number);

	test("numbers each requirement once", () => {
		expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
	});

	test("has every requirement that the code cites", () => {
		const files = [".scripts", "bench", "deploy", "src", "tests"].flatMap(listFiles).filter((name) => /\.(c|m)?[jt]sx?$|\.css$/.test(name));
		const cited = files.flatMap((file) =>
			[...readFileSync(file, "utf8").matchAll(/docs\/specification\.md,? ((?:R\d+(?:, | and )?)+)/g)].flatMap(([, list = ""]) =>
				[...list.matchAll(/R(\d+)/g)].map(([, number]) => ({ file, number })),
			),
		);
		expect(cited.length).toBeGreaterThan(0);
		expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
	});
});
