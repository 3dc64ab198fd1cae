/** `npm run check:content [part of a path]`: lists the problems in content/, and exits 1 if there are any. */
import { checkAll } from "../src/content/checks/all";
import { getGrades } from "../src/content/checks/prose";
import { describeProblems } from "../src/content/problem";

const [filter = ""] = process.argv.slice(2);
const { content, problems } = checkAll(process.cwd());
const shown = problems.filter((problem) => problem.file.includes(filter));

if (shown.length > 0) {
	console.error(describeProblems(shown));
	process.exit(1);
}
const entries = Object.values(content).reduce((sum, list) => sum + list.length, 0);
const easyGrade = 9;
const grades = getGrades(content).filter(({ file }) => file.includes(filter));
console.log("Reading grade (Flesch-Kincaid) of each page; the aim is 9 or easier, legal pages excepted.");
for (const { file, grade } of grades) console.log(`${grade.toFixed(1).padStart(5)} ${grade > easyGrade ? "*" : " "} ${file}`);
console.log(`content/: ${entries} entries, no problems.`);
