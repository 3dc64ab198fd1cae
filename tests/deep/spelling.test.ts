// Some slips make another word, which no check finds.
import fc from "fast-check";
import { listTexts } from "../../src/content/entries";
import { loadContent } from "../../src/content/load";
import type { ShownText } from "../../src/schemas/entry-fields";
import { checkSpelling } from "../../src/schemas/spelling";

const misspell = (word: string, at: number, kind: number): string => {
	const [before, one, other, after] = [
		word.slice(0, at),
		word.charAt(at),
		word.charAt(at + 1),
		word.slice(at + 2),
	];
	return (
		[before + other + one + after, before + other + after, before + one + one + other + after][
			kind
		] ?? word
	);
};

test("of 200 slips in words of six letters or more, at least 190 are found", async () => {
	const words = listTexts(loadContent(process.cwd()).files).flatMap(
		({ text }) => text.replace(/\{\w+\}|\]\(\S+\)|\S+[@/.]\S+/g, " ").match(/\p{L}{6,}/gu) ?? [],
	);
	const draws = fc.sample(fc.noBias(fc.tuple(fc.nat(words.length - 1), fc.nat(), fc.nat(2))), {
		seed: 40,
		numRuns: 400,
	});
	const misspelled = draws.flatMap(([index, at, kind]) => {
		const word = words[index] ?? "";
		const text = misspell(word, at % (word.length - 1), kind);
		return text === word ? [] : [text];
	});
	const slips: ShownText[] = misspelled
		.slice(0, 200)
		.map((text, index) => ({ file: "content/faqs.json", path: `[${index}]`, text, shape: {} }));
	const found = new Set((await checkSpelling(slips)).map(({ path }) => path));
	expect(found.size).toBeGreaterThanOrEqual(190);
});
