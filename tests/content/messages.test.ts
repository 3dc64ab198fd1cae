/** What an editor reads in the terminal if the content isn't valid. */
import { describeProblems } from "../../src/content/report";
import { allProblemsAfter, type Fixture } from "../support/content-fixture";

const messageAfter = async (change: (fixture: Fixture) => void): Promise<string> => describeProblems(await allProblemsAfter(change));

test("a wrong value is reported with file, path, found and expected value, and a remedy", async () => {
	expect(await messageAfter(({ set }) => set("content/services/laser.json", ["prices", 0, "amount"], "150"))).toBe(
		[
			"content/services/laser.json  prices[0].amount",
			'    found     "150"',
			"    expected  a number without quotation marks",
			"    fix       Write the number alone, without quotation marks, $ or words.",
			"",
			"1 problem in 1 file of content/.",
		].join("\n"),
	);
});

test("all problems are reported at once", async () => {
	const message = await messageAfter(({ remove, set, write }) => {
		remove("content/media/laser.jpg");
		set("content/reviews.json", [1, "review"], "Painless, and a wonderful afternoon in every way, and I’d go again at once.");
		set("content/specials/spring.json", ["ends"], "2026-01-01");
		write("content/servces/laser.json", {});
	});
	expect(message).toMatch(/\n4 problems in 4 files of content\/\.$/);
	for (const place of [
		/content\/media\/catalog\.json {2}\[\d+\]\.file/,
		/content\/reviews\.json {2}\[1\]\.review/,
		/content\/specials\/spring\.json {2}ends/,
		/content\/servces\/laser\.json\n/,
	])
		expect(message).toMatch(place);
});

test("an invalid entry can still be referenced: one mistake is one problem", async () => {
	const message = await messageAfter(({ set, write }) => {
		set("content/team/nora-nurse.json", ["role"], 1);
		set("content/categories.json", [0, "intro"], "Short.");
		set("content/media/catalog.json", [0, "alt"], "Stones");
		set("content/pages/contact.json", ["heading"], "");
		write("content/services/laser.json", "{");
	});
	expect(message).toMatch(/\n5 problems in 5 files of content\/\.$/);
});

test("no message has an empty line", async () => {
	const message = await messageAfter(({ set, remove }) => {
		remove("content/site.json");
		set("content/team/nora-nurse.json", ["licenses"], ["none"]);
	});
	expect(message).toMatch(/found {5}\S/);
	expect(message).not.toMatch(/(found|expected|fix) *$/m);
});
