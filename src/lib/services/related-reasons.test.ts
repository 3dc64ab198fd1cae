import { type Comparable, explainRelated } from "./related-reasons";

const treatment = (concerns: string[], max = 0, needles = false): Comparable => ({ concerns, course: { needles, downtimeDays: { max } } });

const needling = treatment(["Acne scars & texture", "Fine lines & wrinkles", "Visible pores"], 5, true);

test.each([
	["the service's first concern that both have", treatment(["Visible pores", "Fine lines & wrinkles"], 7, true), "Also for fine lines and wrinkles"],
	["no needles", treatment(["Visible pores"], 5), "Also for visible pores, without needles"],
	["no needles before no downtime", treatment(["Visible pores"]), "Also for visible pores, without needles"],
	["no downtime", treatment(["Visible pores"], 0, true), "Also for visible pores, usually without downtime"],
	["fewer days of downtime", treatment(["Visible pores"], 3, true), "Also for visible pores, with less downtime"],
	["as many days of downtime", treatment(["Visible pores"], 5, true), "Also for visible pores"],
	["another concern, where ease would be no reason", treatment(["Thinning hair", "Weight"]), "For another concern: thinning hair"],
	["no concern at all", treatment([]), "Worth comparing"],
	["an abbreviation, which keeps its letters", treatment(["PCOS"]), "For another concern: PCOS"],
])("%s", (_name, other, expected) => {
	expect(explainRelated(needling, [other])).toEqual([expected]);
});

test("a reason that's taken isn't given again if there's another one", () => {
	const scars = treatment(["Acne scars & texture"], 5, true);
	expect(explainRelated(needling, [scars, treatment(["Visible pores", "Acne scars & texture"], 5, true)])).toEqual([
		"Also for acne scars and texture",
		"Also for visible pores",
	]);
	expect(explainRelated(needling, [scars, treatment(["Acne scars & texture", "Loose skin"], 5, true)])).toEqual([
		"Also for acne scars and texture",
		"Also for acne scars and texture, and for loose skin",
	]);
	const hair = treatment(["Thinning hair"], 10, true);
	expect(explainRelated(hair, [treatment(["Thinning hair"]), treatment(["Thinning hair"])])).toEqual([
		"Also for thinning hair, without needles",
		"Also for thinning hair, usually without downtime",
	]);
});

test("if nothing else can be said, two say the same", () => {
	const hair = treatment(["Thinning hair"]);
	expect(explainRelated(hair, [hair, hair])).toEqual(["Also for thinning hair", "Also for thinning hair"]);
});
