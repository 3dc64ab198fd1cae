/**
 * `npm run fonts`: writes src/styles/fonts, subsets of the two typefaces with what nearly every
 * page needs, and their licenses. A rarer character loads the whole Latin file. `--check` writes
 * nothing, and fails if the files aren't what the installed packages give.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const folder = "src/styles/fonts";
const { resolve } = createRequire(import.meta.url);

/**
 * Each face's package, characters (as in `unicode-range` of src/styles/fonts.css) and weights. The
 * display face has one weight, and fewer characters, because it's for headings and prices only. At
 * 13 kB or less, it arrives in the same three round trips as the largest page that the budget
 * allows (30 kB; 10 packets of 1460 bytes, then 20).
 */
const faces = {
	cormorant: {
		source: "@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2",
		characters:
			"U+0020-0022, U+0024-0029, U+002B-003B, U+003F, U+0041-005A, U+0061-007A, U+00A0, U+00B7, U+00E1, U+00E9, U+00ED, U+00F1, U+00F3, U+2013-2014, U+2018-2019, U+201C-201D, U+2026",
		wght: 500,
	},
	figtree: {
		source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
		characters:
			"U+0020-007E, U+00A0, U+00A7, U+00A9, U+00AE, U+00B0, U+00B7, U+00BC-00BE, U+00D7, U+00E1, U+00E7-00E9, U+00ED, U+00F1, U+00F3, U+00FA, U+00FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2122, U+2212",
		wght: { min: 400, max: 600, default: 400 },
	},
};

/** The OpenType features that the styles use. */
const features = ["kern", "liga", "calt", "lnum", "tnum"];

const expandRanges = (characters) =>
	characters
		.split(", ")
		.flatMap((range) => {
			const [first, last = first] = range
				.slice(2)
				.split("-")
				.map((hex) => Number.parseInt(hex, 16));
			return Array.from({ length: last - first + 1 }, (_, index) =>
				String.fromCodePoint(first + index),
			);
		})
		.join("");

const check = process.argv.includes("--check");
mkdirSync(folder, { recursive: true });
for (const [name, { source, characters, wght }] of Object.entries(faces)) {
	const file = join(folder, `${name}.woff2`);
	const options = {
		targetFormat: "woff2",
		variationAxes: { wght },
		keepFeatures: features,
		noHinting: true,
	};
	const font = await subsetFont(readFileSync(resolve(source)), expandRanges(characters), options);
	const license = readFileSync(resolve(source).replace(/files\/[^/]+$/, "LICENSE"));
	const written = [
		[file, font],
		[join(folder, `${name}-license.txt`), license],
	];
	if (!check) {
		for (const [path, bytes] of written) writeFileSync(path, bytes);
		console.log(`${file}: ${font.length} bytes`);
	} else if (
		written.some(([path, bytes]) => !existsSync(path) || !bytes.equals(readFileSync(path)))
	) {
		console.error(
			`${file} or its license isn't what ${source} gives. Run npm run fonts and commit what it writes.`,
		);
		process.exitCode = 1;
	}
}
