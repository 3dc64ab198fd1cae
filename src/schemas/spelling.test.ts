import { join } from "node:path";
import { listTexts } from "../content/fields";
import { loadContent } from "../content/load";
import type { ShownText } from "./fields";
import { checkSpelling } from "./spelling";

const texts = listTexts(loadContent(join(__dirname, "../..")).files);
const toText = (text: string, shape = {}): ShownText => ({ file: "content/faqs.json", path: "[0].answer", text, shape });
const check = async (...all: ShownText[]): Promise<string[]> => (await checkSpelling(all)).map(({ message }) => message);

test("the site's own texts have no mistake", async () => {
	expect(texts.length).toBeGreaterThan(3000);
	expect(await checkSpelling(texts)).toEqual([]);
});

test("slips and British spellings are said with what was meant, in the order of the texts", async () => {
	expect(await check(toText("The colour fades."), toText("It’s moisturising."), toText("Use a moistruizer, or send an e-mail."))).toEqual([
		expect.stringContaining("“colour” isn't American English. Write “color”"),
		expect.stringContaining("“moisturising” isn't in the dictionaries. Did you mean “moisturizing”"),
		expect.stringContaining("“moistruizer” isn't in the dictionaries. Did you mean “moisturizer”"),
		expect.stringContaining("“e-mail” isn't American English. Write “email”"),
	]);
});

test("contractions, a’s, placeholders, addresses and where links lead are right", async () => {
	expect(await check(toText("Don’t wait: write {emial} or see [the client’s page](/moistruizer), https://example.com/colour or a@colour.com."))).toEqual([]);
});

test("what people are called is right everywhere", async () => {
	expect(await check(toText("Ask Mr. O’Zyrlan, or José’s coworker."), toText("Zara O’Zyrlan", { person: true }), toText("José R.", { person: true }))).toEqual(
		[],
	);
});
