import { describePerformers, findSupervisor, type LicensedPerson } from "./performers";

const person = (slug: string, ...licenses: string[]): LicensedPerson => ({ slug, name: `Pat ${slug}`, credentials: "", licenses });

const physician: LicensedPerson = { slug: "doctor", name: "Ann Elm", credentials: "MD", licenses: ["physician"] };
const second: LicensedPerson = { slug: "second", name: "Joe Oak", credentials: "DO", licenses: ["physician"] };
const nurse = person("nurse", "registered-nurse");
const otherNurse = person("other-nurse", "registered-nurse");
const practitioner = person("practitioner", "nurse-practitioner", "registered-nurse");
const esthetician = person("esthetician", "laser-technician", "esthetician");
const coordinator = person("coordinator", "none");
const team = [physician, nurse, practitioner, coordinator, otherNurse, esthetician, second];

const slugsOf = (people: readonly LicensedPerson[]) => people.map(({ slug }) => slug);

test.each([
	["a single performer", [nurse], "an RN under Ann Elm, MD"],
	[
		"three kinds, each person by the highest license",
		[nurse, otherNurse, esthetician, practitioner],
		"a licensed esthetician, RNs and an NP under Ann Elm, MD",
	],
	["the physician alone, who isn't under herself", [physician], "Ann Elm, MD"],
	["the physician last, though she's the first of the team", [physician, practitioner, nurse], "an RN, an NP and Ann Elm, MD"],
	["a second physician, who is named, under the first", [second, nurse], "an RN and Joe Oak, DO, under Ann Elm, MD"],
])("%s", (_name, performers, expected) => {
	expect(describePerformers(slugsOf(performers), team)).toBe(`Performed by ${expected}`);
});

test("without a physician in the team, nobody supervises", () => {
	expect(describePerformers(["nurse"], [nurse])).toBe("Performed by an RN");
});

test.each([
	["a nurse", nurse, physician],
	["a physician, whom nobody supervises", physician, undefined],
	["someone without a license", coordinator, undefined],
])("who supervises %s", (_name, one, expected) => {
	expect(findSupervisor(one, team)).toBe(expected);
});
