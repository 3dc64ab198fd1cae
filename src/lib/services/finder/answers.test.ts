import { readAnswers, writeAnswers } from "./answers";

const read = (query: string) => {
	const form = new FormData();
	for (const [name, value] of new URLSearchParams(query)) form.append(name, value);
	return readAnswers(form);
};
const noAnswers = {
	concerns: [],
	areas: [],
	downtime: null,
	visits: null,
	budget: null,
	needles: true,
	skinType: null,
	exclusions: [],
};
const shared = {
	...noAnswers,
	concerns: ["acne", "redness"],
	areas: ["Cheeks"],
	downtime: 0,
	visits: 3,
	needles: false,
};

test("reads every answer, a limit of 0 as a limit, and anything else as none", () => {
	const query =
		"concern[]=acne&concern[]=redness&area[]=Cheeks&downtime=0&visits=3&budget=200&needles=no&skin=4&exclusion[]=tan";
	expect(read(query)).toEqual({ ...shared, budget: 200, skinType: 4, exclusions: ["tan"] });
	expect(read("downtime=any&visits=any&needles=any&skin=any")).toEqual(noAnswers);
});

test("an address to share has no health, skin or budget", () => {
	expect(
		read(writeAnswers({ ...shared, budget: 500, skinType: 4, exclusions: ["pregnancy"] })),
	).toEqual(shared);
});
