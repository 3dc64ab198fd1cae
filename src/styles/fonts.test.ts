import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const css = readFileSync("src/styles/fonts.css", "utf8");

const codePoints = (range: string): number[] =>
	range.split(/,\s*/).flatMap((part) => {
		const [first = 0, last = first] = part
			.slice(2)
			.split("-")
			.map((hex) => Number.parseInt(hex, 16));
		return Array.from({ length: last - first + 1 }, (_, index) => first + index);
	});
/** Control characters are never drawn. */
const isControl = (point: number): boolean => point < 0x20 || (point >= 0x7f && point < 0xa0);
const faces = [...css.matchAll(/@font-face \{([^}]*unicode-range[^}]*)\}/g)].map(([, rule = ""]) => {
	const of = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(rule)?.[1] ?? "";
	return { family: of("font-family"), weight: of("font-weight"), source: of("src"), range: of("unicode-range").replace(/\s+/g, " ") };
});

test("the subsets are what the packages installed and .scripts/fonts.mjs give", () => {
	expect(spawnSync(process.execPath, [".scripts/fonts.mjs", "--check"], { encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
});

test("fonts have 3 s to arrive, then fallback fonts stay", () => {
	const rules = css.match(/@font-face \{[^}]*\}/g)?.filter((rule) => rule.includes("url(")) ?? [];
	expect(rules.filter((rule) => !rule.includes("font-display: fallback;"))).toEqual([]);
});

describe.each(["cormorant", "figtree"])("%s", (name) => {
	const own = faces.filter(({ source }) => source.includes(name));
	const [common, rest] = own;

	test("the subset's face asks for the characters the subset was made of", () => {
		expect(common?.source).toContain(`./fonts/${name}.woff2`);
		expect(readFileSync(".scripts/fonts.mjs", "utf8")).toContain(`"${common?.range}"`);
	});

	test("its two files share the Latin characters of the package between them: none is missing, none is asked for twice", () => {
		const latin = JSON.parse(readFileSync(`node_modules/@fontsource-variable/${name}/unicode.json`, "utf8")).latin as string;
		const shared = own.flatMap(({ range }) => codePoints(range));
		expect(own).toHaveLength(2);
		expect(new Set(shared).size).toBe(shared.length);
		expect(codePoints(latin).filter((point) => !isControl(point) && !shared.includes(point))).toEqual([]);
	});

	test("the rest is a family of its own, which is asked after the common one and before any fallback, in the same weights", () => {
		const tokens = readFileSync("src/styles/tokens.css", "utf8");
		expect(rest?.weight).toBe(common?.weight);
		expect(tokens).toContain(`: ${common?.family}, ${rest?.family}, ${common?.family.replace("Variable", "Fallback")}, `);
	});
});
