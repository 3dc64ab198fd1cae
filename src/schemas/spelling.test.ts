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

test.each([
	["The colour fades.", "“colour” isn't American English. Write “color”."],
	["A local anaesthetic", "“anaesthetic” isn't American English. Write “anesthetic”."],
	["Grey hair", "“Grey” isn't American English. Write “gray”."],
	["Use a moistruizer.", "“moistruizer” isn't in the dictionaries. Did you mean “moisturizer” "],
	["It’s moisturising.", "“moisturising” isn't in the dictionaries. Did you mean “moisturizing” "],
	["BBiotin for hair", "“BBiotin” isn't in the dictionaries."],
])("%s", async (text, message) => {
	expect(await check(toText(text))).toEqual([expect.stringContaining(message)]);
});

test("contractions, a’s, placeholders, addresses and where links lead are right", async () => {
	expect(await check(toText("Don’t wait: write {emial} or see [the client’s page](/moistruizer), https://example.com/colour or a@colour.com."))).toEqual([]);
});

test("names of other languages and the spa's own name in addresses are right", async () => {
	expect(await check(toText("São Paulo, Zoë and elmplace"))).toEqual([]);
	expect(await check(toText("A moistruizér"))).toHaveLength(1);
});

test("what people are called is right everywhere", async () => {
	expect(await check(toText("Ask Mr. O’Zyrlan, or José’s coworker."), toText("Zara O’Zyrlan", { person: true }), toText("José R.", { person: true }))).toEqual(
		[],
	);
});
