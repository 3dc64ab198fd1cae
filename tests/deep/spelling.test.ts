/** How many slips in the site's own texts the spelling check finds: at least 190 of 200. The others are words, too. */
import { listTexts } from "../../src/content/fields";
import { loadContent } from "../../src/content/load";
import type { ShownText } from "../../src/schemas/fields";
import { checkSpelling } from "../../src/schemas/spelling";

/** The same numbers each time, from 0 up to a limit. */
const createRandom = (seed: number) => {
	let state = seed;
	return (limit: number): number => {
		state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
		return Math.floor((state / 2 ** 31) * limit);
	};
};

/** A word with two letters swapped, one dropped or one doubled. */
const misspell = (word: string, random: (limit: number) => number): string => {
	const at = random(word.length - 1);
	const [before, one, other, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
	return [before + other + one + after, before + other + after, before + one + one + other + after][random(3)] ?? word;
};

test("of 200 slips in words of six letters or more, at least 190 are found; the others are words, too", async () => {
	const random = createRandom(40);
	const words = listTexts(loadContent(process.cwd()).files).flatMap(
		({ text }) => text.replace(/\{\w+\}|\]\(\S+\)|\S+[@/.]\S+/g, " ").match(/\p{L}{6,}/gu) ?? [],
	);
	const slips: ShownText[] = [];
	while (slips.length < 200) {
		const word = words[random(words.length)] ?? "";
		const slip = misspell(word, random);
		if (slip !== word) slips.push({ file: "content/faqs.json", path: `[${slips.length}]`, text: slip, shape: {} });
	}
	const found = new Set((await checkSpelling(slips)).map(({ path }) => path));
	process.stdout.write(`Found ${found.size} of 200; not: ${slips.flatMap(({ path, text }) => (found.has(path) ? [] : [text])).join(", ")}\n`);
	expect(found.size).toBeGreaterThanOrEqual(190);
});
