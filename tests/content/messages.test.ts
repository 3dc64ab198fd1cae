/** What an editor reads in the terminal if the content is not valid. */
import { checkAll } from "../../src/content/checks/all";
import { describeProblems } from "../../src/content/problem";
import { type Fixture, problemsAfter } from "../support/content-fixture";

const messageAfter = (change: (fixture: Fixture) => void): string => describeProblems(problemsAfter(change, checkAll));

test("a wrong value is reported with file, path, found and expected value, and a remedy", () => {
	expect(messageAfter(({ set }) => set("content/services/laser.json", ["prices", 0, "amount"], "150"))).toBe(
		[
			"1 problem in content/. Nothing was built.",
			"",
			"content/services/laser.json → prices[0].amount",
			'  found:    "150"',
			"  expected: number, received string",
			"  remedy:   Write a value of that type. Text needs quotation marks; numbers, true and false have none.",
		].join("\n"),
	);
});

test("all problems are reported at once", () => {
	const message = messageAfter(({ remove, set, write }) => {
		remove("content/media/laser.jpg");
		set("content/reviews.json", [1, "review"], "Painless, and a wonderful afternoon in every way, and I’d go again at once.");
		set("content/specials/spring.json", ["ends"], "2026-01-01");
		write("content/servces/laser.json", {});
	});
	expect(message).toMatch(/^4 problems in content\//);
	for (const place of [
		/content\/media\/catalog\.json → \[\d+\]\.file/,
		/content\/reviews\.json → \[1\]\.review/,
		/content\/specials\/spring\.json → ends/,
		/content\/servces\/laser\.json\n/,
	])
		expect(message).toMatch(place);
});

test("an invalid entry can still be referenced: one mistake is one problem", () => {
	const message = messageAfter(({ set, write }) => {
		set("content/team/nora-nurse.json", ["role"], 1);
		set("content/categories.json", [0, "intro"], "Short.");
		set("content/media/catalog.json", [0, "alt"], "Stones");
		set("content/pages/contact.json", ["heading"], "");
		write("content/services/laser.json", "{");
	});
	expect(message).toMatch(/^5 problems in content\//);
});

test("no message has an empty line", () => {
	const message = messageAfter(({ set, remove }) => {
		remove("content/site.json");
		set("content/team/nora-nurse.json", ["licenses"], ["none"]);
	});
	expect(message).toMatch(/found: {4}\S/);
	expect(message).not.toMatch(/(found|expected|remedy): *$/m);
});
