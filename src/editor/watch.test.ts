import { describeSave } from "./watch";

const problem = {
	file: "content/faqs.json",
	path: "[0].answer",
	line: 4,
	column: 3,
	message: "“Yes.” is too short. Write more.",
};

test("a save's own problems are listed, those elsewhere are counted", () => {
	const others = [{ ...problem, file: "content/site.json" }];
	expect(describeSave(new Set(["content/faqs.json"]), [problem, ...others])).toBe(
		"content/faqs.json: saved, and there’s something to do.\n\ncontent/faqs.json:4:3  [0].answer\n    “Yes.” is too short. Write more.\n\n1 problem in 1 file besides; npm run check:content lists them.",
	);
	expect(describeSave(new Set(["content/media/catalog.json"]), [])).toBe(
		"content/media/catalog.json: saved, no problems.",
	);
});
