/**
 * `npm run fonts`: writes src/styles/fonts, what nearly every page needs of the two typefaces: the characters it writes in
 * each, in the weights of the design. A rarer character brings the whole Latin file with it (src/styles/fonts.css). `--check` writes nothing
 * and fails where the files are not what the packages installed would give.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const folder = "src/styles/fonts";
const { resolve } = createRequire(import.meta.url);

/**
 * Each face's package, its characters as `unicode-range` of src/styles/fonts.css writes them, and its weights as the brand sets
 * them: one for the display face; for text regular, medium, and semibold where a browser wants bold. Text has ASCII, the signs and
 * letters of our texts and their punctuation; headings and prices need less.
 *
 * The display face is small for a reason: at 13 kB or less it comes in the same three round trips as a page of the greatest size
 * its budget allows (30 kB; 10 packets of 1460 bytes, then 20), and not in a fourth.
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

/** What the styles ask of a font: kerning and ligatures by default, lining and tabular figures by name. Those for letters the subsets lack are left out. */
const features = ["kern", "liga", "calt", "lnum", "tnum"];

const toText = (characters) =>
	characters
		.split(", ")
		.flatMap((range) => {
			const [first, last = first] = range
				.slice(2)
				.split("-")
				.map((hex) => Number.parseInt(hex, 16));
			return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
		})
		.join("");

const check = process.argv.includes("--check");
mkdirSync(folder, { recursive: true });
for (const [name, { source, characters, wght }] of Object.entries(faces)) {
	const file = join(folder, `${name}.woff2`);
	const options = { targetFormat: "woff2", variationAxes: { wght }, keepFeatures: features, noHinting: true };
	const made = await subsetFont(readFileSync(resolve(source)), toText(characters), options);
	if (!check) {
		writeFileSync(file, made);
		console.log(`${file}: ${made.length} bytes`);
	} else if (!existsSync(file) || !made.equals(readFileSync(file))) {
		console.error(`${file} is not what ${source} gives: run npm run fonts and commit what it writes.`);
		process.exitCode = 1;
	}
}
