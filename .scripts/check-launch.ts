/** `npm run check:launch`: lists what's still sample content, and exits 1 if there is any (docs/specification.md R8). */
import { checkContent } from "../src/content/checks";
import { findSamples } from "../src/content/checks/samples";

const samples = findSamples(checkContent(process.cwd()).content);
for (const { file, path } of samples) console.log(`${file}${path ? ` → ${path}` : ""}`);
console.log(
	samples.length === 0 ? "There's no sample content left." : `\n${samples.length} entries are still sample content: replace them, then remove "sample": true.`,
);
process.exit(samples.length === 0 ? 0 : 1);
