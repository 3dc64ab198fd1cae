/**
 * `npm run compare:content [git revision] [part of a path]`: the numbers and the medical words that each file of content/ lost and gained since a
 * revision (HEAD by default). For whoever rewrites a text: each line should be intended. Never fails.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [revision = "HEAD", filter = ""] = process.argv.slice(2);
const git = (...args: string[]): string => execFileSync("git", args, { encoding: "utf8", maxBuffer: 64_000_000 });

/** Numbers with what stands around them: "$13", "3–4", "100.4", "1,064", "98%", "42 °C". */
const numbers = /\$?\d[\d.,]*(?:[–-]\d[\d.,]*)?\s?(?:%|°[CF]|mL|mg|mm|nm|kg)?/g;
/** Words by which a warning is recognized: long ones, most of them medical, in the lists that hold warnings. */
const terms = /[a-z]{7,}/g;
const warnings = /"(?:notFor|risks|preCare|postCare|notices|boxedWarnings|caution)": \[?([^\]]*)/g;

const count = (words: readonly string[]): Map<string, number> =>
	words.reduce((found, word) => found.set(word, (found.get(word) ?? 0) + 1), new Map<string, number>());
const read = (text: string) => ({
	numbers: count((text.match(numbers) ?? []).map((number) => number.trim().replace(/[.,]+$/, ""))),
	terms: count([...new Set([...text.matchAll(warnings)].flatMap(([, list = ""]) => list.toLowerCase().match(terms) ?? []))]),
	whole: text.toLowerCase(),
});
const missing = (from: Map<string, number>, to: Map<string, number>): string[] =>
	[...from].filter(([word, times]) => (to.get(word) ?? 0) < times && !to.has(word)).map(([word]) => word);

const files = git("ls-tree", "-r", "--name-only", revision, "content/")
	.split("\n")
	.filter((file) => file.endsWith(".json") && file.includes(filter));
for (const file of files) {
	const [old, now] = [read(git("show", `${revision}:${file}`)), read(readFileSync(file, "utf8"))];
	const lost = missing(old.numbers, now.numbers);
	const gained = missing(now.numbers, old.numbers);
	// A word that ends another way, or stands in another list of the file, isn't lost.
	const lostTerms = missing(old.terms, now.terms).filter((term) => !now.whole.includes(term.slice(0, -2)));
	const lines = [
		lost.length > 0 ? `  numbers gone:  ${lost.join("  ")}` : "",
		gained.length > 0 ? `  numbers added: ${gained.join("  ")}` : "",
		lostTerms.length > 0 ? `  words gone from warnings: ${lostTerms.join(" ")}` : "",
	].filter(Boolean);
	if (lines.length > 0) console.log([file, ...lines].join("\n"));
}
