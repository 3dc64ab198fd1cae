/** What an editor reads in the terminal if the content isn't valid. */
import { checkBuild } from "../../src/content/checks";
import { describeProblems } from "../../src/content/report";
import { type Fixture, sampleNow, sampleProject } from "../support/content-fixture";

const messageAfter = async (change: (fixture: Fixture) => void): Promise<string> => {
	const project = sampleProject();
	change(project);
	return describeProblems((await checkBuild(project.root, sampleNow)).problems);
};

test("a wrong value is reported with file, line, path, and what to do", async () => {
	expect(await messageAfter(({ set }) => set("content/services/laser.json", ["prices", 0, "amount"], "150"))).toMatch(
		/^content\/services\/laser\.json:\d+:4 {2}prices\[0\]\.amount\n {4}Found "150"; expected a number without quotation marks, \$ or words\.\n\n1 problem in 1 file of content\/\.$/,
	);
});

test("every wrong shape is reported at once, and only that", async () => {
	const message = await messageAfter(({ set, write }) => {
		set("content/team/nora-nurse.json", ["role"], 1);
		set("content/categories.json", [0, "intro"], "Short.");
		set("content/specials/spring.json", ["ends"], "2026-01-01");
		write("content/services/laser.json", "{");
	});
	expect(message).toMatch(/\n3 problems in 3 files of content\/\.$/);
});

test("every wrong relation is reported at once", async () => {
	const message = await messageAfter(({ remove, set, write }) => {
		remove("content/media/laser.jpg");
		set("content/reviews.json", [1, "review"], "Painless, and a wonderful afternoon in every way, and I’d go again at once.");
		set("content/specials/spring.json", ["ends"], "2026-01-01");
		write("content/servces/laser.json", {});
	});
	expect(message).toMatch(/\n4 problems in 4 files of content\/\.$/);
});
