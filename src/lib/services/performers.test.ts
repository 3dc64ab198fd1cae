import { describePerformers, findSupervisor, type LicensedPerson } from "./performers";

const person = (slug: string, ...licenses: string[]): LicensedPerson => ({
	slug,
	name: `Pat ${slug}`,
	credentials: "MD",
	licenses,
});
const doctor = person("Elm", "physician");
const nurse = person("nurse", "registered-nurse");
const team = [
	...[
		doctor,
		nurse,
		person("practitioner", "nurse-practitioner", "registered-nurse"),
		person("coordinator", "none"),
	],
	...[
		person("nurse-2", "registered-nurse"),
		person("esthetician", "laser-technician", "esthetician"),
		person("Oak", "physician"),
	],
];

test.each([
	[["nurse"], "an RN under Pat Elm, MD"],
	[
		["nurse", "nurse-2", "esthetician", "practitioner"],
		"a licensed esthetician, RNs and an NP under Pat Elm, MD",
	],
	[["Elm"], "Pat Elm, MD"],
	[["Elm", "practitioner", "nurse"], "an RN, an NP and Pat Elm, MD"],
	[["Oak", "nurse"], "an RN and Pat Oak, MD, under Pat Elm, MD"],
])("%j", (performers, expected) => {
	expect(describePerformers(performers, team)).toBe(`Performed by ${expected}`);
});

test("the first physician supervises all others with a license", () => {
	expect(
		team.filter((each) => findSupervisor(each, team) !== doctor).map(({ slug }) => slug),
	).toEqual(["Elm", "coordinator", "Oak"]);
	expect(describePerformers(["nurse"], [nurse])).toBe("Performed by an RN");
});
