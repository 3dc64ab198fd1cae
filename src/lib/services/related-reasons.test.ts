import { type Comparable, explainRelated } from "./related-reasons";

const treatment = (concerns: string[], max = 0, needles = false): Comparable => ({
	concerns,
	course: { needles, downtimeDays: { max } },
});
const needling = treatment(["Acne scars", "Fine lines & wrinkles", "Visible pores"], 5, true);

test.each([
	[
		treatment(["Visible pores", "Fine lines & wrinkles"], 7, true),
		"Also for fine lines and wrinkles",
	],
	[treatment(["Visible pores"]), "Also for visible pores, without needles"],
	[treatment(["Visible pores"], 0, true), "Also for visible pores, usually without downtime"],
	[treatment(["Visible pores"], 3, true), "Also for visible pores, with less downtime"],
	[treatment(["PCOS", "Weight"]), "For another concern: PCOS"],
	// The first reason is taken.
	[treatment(["Acne scars", "Visible pores"], 5, true), "Also for visible pores"],
	[treatment(["Acne scars", "Loose skin"], 5, true), "Also for acne scars, and for loose skin"],
])("%j: %s", (other, expected) => {
	expect(explainRelated(needling, [treatment(["Acne scars"], 5, true), other])[1]).toBe(expected);
});
