import { noAnswers, readAnswers, writeAnswers } from "./answers";

const formOf = (entries: readonly (readonly [string, string])[]): FormData => {
	const form = new FormData();
	for (const [name, value] of entries) form.append(name, value);
	return form;
};

test("a form without answers is no limit at all", () => {
	expect(readAnswers(formOf(["downtime", "visits", "budget", "needles", "skin"].map((name) => [name, "any"] as const)))).toEqual(noAnswers);
});

const shared = { ...noAnswers, concerns: ["acne", "redness"], areas: ["Cheeks"], downtime: 0, visits: 3, needles: false };

test("reads every answer, and a limit of 0 as a limit", () => {
	const form = formOf([
		...(["acne", "redness"] as const).map((concern) => ["concern[]", concern] as const),
		...([
			["area[]", "Cheeks"],
			["downtime", "0"],
			["visits", "3"],
			["budget", "200"],
		] as const),
		...([
			["needles", "no"],
			["skin", "4"],
			["exclusion[]", "tan"],
		] as const),
	]);
	expect(readAnswers(form)).toEqual({ ...shared, budget: 200, skinType: 4, exclusions: ["tan"] });
});

test("an address to share has the answers, but none about health or skin; the budget is the plan's", () => {
	const query = writeAnswers({ ...shared, budget: 500, skinType: 4, exclusions: ["pregnancy"] });
	expect(readAnswers(formOf([...new URLSearchParams(query)]))).toEqual(shared);
});
