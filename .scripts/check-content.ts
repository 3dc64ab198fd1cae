/** `npm run check:content [part of a path]`: lists the problems in content/, and exits 1 if there are any. */
import { checkAll } from "../src/content/checks";
import { describeProblems } from "../src/content/problem";

const [filter = ""] = process.argv.slice(2);
const { content, problems } = checkAll(process.cwd());
const shown = problems.filter((problem) => problem.file.includes(filter));

if (shown.length > 0) {
	console.error(describeProblems(shown));
	process.exit(1);
}
const entries = Object.values(content).reduce((sum, list) => sum + list.length, 0);
console.log(`content/: ${entries} entries, no problems.`);
