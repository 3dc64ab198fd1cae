/**
 * `npm run compare:content -- [git revision] [part of a path]`: the numbers and the warnings' words that each file of content/ lost and gained since
 * that revision (HEAD by default). Run it after you've rewritten a text: you should have meant every line. A deleted file has lost everything.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const [revision = "HEAD", filter = ""] = process.argv.slice(2);
const git = (...args: string[]): string => execFileSync("git", args, { encoding: "utf8", maxBuffer: 64_000_000 });

/** Numbers with their units: "$13", "3–4", "100.4", "1,064", "98%", "42 °C". */
const numbers = /\$?\d[\d.,]*(?:[–-]\d[\d.,]*)?\s?(?:%|°[CF]|mL|mg|mm|nm|kg)?/g;
/** The lists that hold warnings, and the long words in them, most of them medical. */
const warnings = /"(?:notFor|risks|preCare|postCare|notices|boxedWarnings|caution)": \[?([^\]]*)/g;
const terms = /[a-z]{7,}/g;

const read = (text: string) => ({
	numbers: new Set((text.match(numbers) ?? []).map((number) => number.trim().replace(/[.,]+$/, ""))),
	terms: new Set([...text.matchAll(warnings)].flatMap(([, list = ""]) => list.toLowerCase().match(terms) ?? [])),
	whole: text.toLowerCase(),
});
const missing = (from: Set<string>, to: Set<string>): string[] => [...from].filter((word) => !to.has(word));

const files = git("ls-tree", "-r", "--name-only", revision, "content/")
	.split("\n")
	.filter((file) => file.endsWith(".json") && file.includes(filter));
for (const file of files) {
	const [old, now] = [read(git("show", `${revision}:${file}`)), read(existsSync(file) ? readFileSync(file, "utf8") : "")];
	const lost = missing(old.numbers, now.numbers);
	const gained = missing(now.numbers, old.numbers);
	// A word that ends another way, or that's in another list of the file, isn't lost.
	const lostTerms = missing(old.terms, now.terms).filter((term) => !now.whole.includes(term.slice(0, -2)));
	const lines = [
		lost.length > 0 ? `  numbers gone:  ${lost.join("  ")}` : "",
		gained.length > 0 ? `  numbers added: ${gained.join("  ")}` : "",
		lostTerms.length > 0 ? `  words gone from warnings: ${lostTerms.join(" ")}` : "",
	].filter(Boolean);
	if (lines.length > 0) console.log([file, ...lines].join("\n"));
}
