import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sampleProject } from "../../tests/support/content-fixture";
import { describeSave, reportSaves } from "./watch";

const problem = { file: "content/faqs.json", path: "[0].answer", line: 4, column: 3, message: "“Yes.” is too short. Write more." };

test("a save without problems is one line", () => {
	expect(describeSave(new Set(["content/site.json"]), [])).toBe("content/site.json: saved, no problems.");
});

test("a save's own problems are listed, those elsewhere are counted", () => {
	expect(describeSave(new Set(["content/faqs.json"]), [problem, { ...problem, file: "content/site.json" }])).toBe(
		[
			"content/faqs.json: saved, and there’s something to do.",
			"content/faqs.json:4:3  [0].answer\n    “Yes.” is too short. Write more.",
			"1 problem in 1 file besides; npm run check:content lists them.",
		].join("\n\n"),
	);
});

test("a file that's saved as browsers do it, through a temporary one, is checked under its own name, and again the next time", async () => {
	const { root, read } = sampleProject();
	const heard: string[] = [];
	let next = () => {};
	const began = new Promise<void>((resolve) => {
		next = resolve;
	});
	const stop = reportSaves(root, (text) => {
		heard.push(text.split("\n")[0] ?? "");
		next();
	});
	const save = async (value: unknown) => {
		const done = new Promise<void>((resolve) => {
			next = resolve;
		});
		writeFileSync(join(root, "content/.sveltia-tmp-1"), `${JSON.stringify(value, null, "\t")}\n`);
		renameSync(join(root, "content/.sveltia-tmp-1"), join(root, "content/faqs.json"));
		await done;
	};
	await began;
	const faqs = read("content/faqs.json");
	await save(faqs);
	await save([{ question: "Is this all?" }]);
	await stop();
	expect(heard).toEqual(["Every save is checked here.", "content/faqs.json: saved, no problems.", "content/faqs.json: saved, and there’s something to do."]);
	expect(readFileSync(join(root, "content/faqs.json"), "utf8")).toContain("Is this all?");
});
