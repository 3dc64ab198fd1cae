import { collections, formatContent } from "../content/collections";

test("fields are in the schema's order, one value a line, indented with tabs, with a line break at the end", () => {
	const faq = { answer: "A.", sample: true, topic: "visit", question: "Q?" };
	expect(formatContent([faq], collections.faqs)).toBe(
		'[\n\t{\n\t\t"question": "Q?",\n\t\t"answer": "A.",\n\t\t"topic": "visit",\n\t\t"sample": true\n\t}\n]\n',
	);
});

test("fields are sorted at every depth, also in a value that may be null", () => {
	const text = formatContent({ course: { visitMinutes: { max: 2, min: 1 }, sessions: { max: 4, min: 3 } }, slug: "facial" }, collections.services);
	expect(JSON.stringify(JSON.parse(text))).toBe('{"slug":"facial","course":{"sessions":{"min":3,"max":4},"visitMinutes":{"min":1,"max":2}}}');
});

test("unknown fields and values of another type stay, unknown fields last", () => {
	expect(JSON.stringify(JSON.parse(formatContent({ titel: 1, title: [null, "a"], slug: {} }, collections.careers)))).toBe(
		'{"slug":{},"title":[null,"a"],"titel":1}',
	);
});

test("only a list whose order means nothing is sorted", () => {
	const files = (list: { file: string }[], collection: Parameters<typeof formatContent>[1]) =>
		JSON.parse(formatContent(list, collection)).map(({ file }: { file: string }) => file);
	expect(files([{ file: "b.jpg" }, { file: "a.jpg" }], collections.media)).toEqual(["a.jpg", "b.jpg"]);
	expect(files([{ file: "b.jpg" }, { file: "a.jpg" }], collections.redirects)).toEqual(["b.jpg", "a.jpg"]);
});
