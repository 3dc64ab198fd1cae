import { type Comparable, explainRelated } from "./related-reasons";

const treatment = (concerns: string[], max = 0, needles = false): Comparable => ({ concerns, course: { needles, downtimeDays: { max } } });

const needling = treatment(["Acne scars & texture", "Fine lines & wrinkles", "Visible pores"], 5, true);

test.each([
	["the service's first concern that both have", treatment(["Visible pores", "Fine lines & wrinkles"], 7, true), "Also for fine lines and wrinkles"],
	["no needles before no downtime", treatment(["Visible pores"]), "Also for visible pores, without needles"],
	["no downtime", treatment(["Visible pores"], 0, true), "Also for visible pores, usually without downtime"],
	["fewer days of downtime", treatment(["Visible pores"], 3, true), "Also for visible pores, with less downtime"],
	["another concern, where ease would be no reason", treatment(["PCOS", "Weight"]), "For another concern: PCOS"],
	["no concern at all", treatment([]), "Worth comparing"],
])("%s", (_name, other, expected) => {
	expect(explainRelated(needling, [other])).toEqual([expected]);
});

test.each([
	[treatment(["Visible pores", "Acne scars & texture"], 5, true), "Also for visible pores"],
	[treatment(["Acne scars & texture", "Loose skin"], 5, true), "Also for acne scars and texture, and for loose skin"],
	[treatment(["Acne scars & texture"], 5, true), "Also for acne scars and texture"],
])("a reason that's taken isn't given again if there's another one", (other, expected) => {
	expect(explainRelated(needling, [treatment(["Acne scars & texture"], 5, true), other])[1]).toBe(expected);
});
