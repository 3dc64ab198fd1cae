import { collections, formatContent } from "../content/collections";

test("fields are in the schema's order, unknown ones last, one value a line", () => {
	const faq = { answer: "A.", sample: true, titel: 1, topic: "visit", question: "Q?" };
	expect(formatContent([faq], collections.faqs)).toBe(
		'[\n\t{\n\t\t"question": "Q?",\n\t\t"answer": "A.",\n\t\t"topic": "visit",\n\t\t"sample": true,\n\t\t"titel": 1\n\t}\n]\n',
	);
	const text = formatContent(
		{ course: { visitMinutes: { max: 2, min: 1 }, sessions: { max: 4, min: 3 } }, slug: "facial" },
		collections.services,
	);
	expect(JSON.stringify(JSON.parse(text))).toBe(
		'{"slug":"facial","course":{"sessions":{"min":3,"max":4},"visitMinutes":{"min":1,"max":2}}}',
	);
});
