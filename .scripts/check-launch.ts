/** `npm run check:launch`: lists what's still sample content and which license numbers are missing, and exits 1 if there are any (docs/specification.md R8, R95). */
import { checkContent } from "../src/content/checks";
import { findMissingLicenseNumbers, findSamples, type Sample } from "../src/content/checks/samples";

const { content } = checkContent(process.cwd());
const samples = findSamples(content);
const numbers = findMissingLicenseNumbers(content);

const report = (found: readonly Sample[], remedy: string): void => {
	for (const { file, path } of found) console.log(`${file}${path ? ` → ${path}` : ""}`);
	if (found.length > 0) console.log(`\n${found.length} ${remedy}\n`);
};

report(samples, 'entries are still sample content: replace them, then remove "sample": true.');
report(numbers, "license numbers are missing: enter each as the board's register has it.");
if (samples.length + numbers.length === 0) console.log("There's no sample content left, and every license has its number.");
process.exit(samples.length + numbers.length === 0 ? 0 : 1);
