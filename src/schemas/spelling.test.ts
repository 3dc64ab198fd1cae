import type { ShownText } from "./entry-fields";
import { checkSpelling } from "./spelling";

const toText = (text: string, shape = {}): ShownText => ({
	file: "content/faqs.json",
	path: "[0].answer",
	text,
	shape,
});
const check = async (...all: ShownText[]): Promise<string[]> =>
	(await checkSpelling(all)).map(({ message }) => message);

test("slips and British spellings are said with what was meant", async () => {
	expect(await check(toText("The colour fades."), toText("Use a moistruizer."))).toEqual([
		expect.stringContaining("“colour” isn't American English. Write “color”"),
		expect.stringContaining("“moistruizer” isn't in the dictionaries. Did you mean “moisturizer”"),
	]);
});

test("placeholders, addresses and what people are called are right", async () => {
	const text = toText(
		"Don’t wait: write {emial}, see [the client’s page](/moistruizer) or a@colour.com, or ask Mr. O’Zyrlan.",
	);
	expect(await check(text, toText("Zara O’Zyrlan", { person: true }))).toEqual([]);
});
