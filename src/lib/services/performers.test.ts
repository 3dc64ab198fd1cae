import { describePerformers, findSupervisor, type LicensedPerson } from "./performers";

const person = (slug: string, ...licenses: string[]): LicensedPerson => ({ slug, name: `Pat ${slug}`, credentials: "", licenses });

const physician: LicensedPerson = { slug: "doctor", name: "Ann Elm", credentials: "MD", licenses: ["physician"] };
const nurse = person("nurse", "registered-nurse");
const otherNurse = person("other-nurse", "registered-nurse");
const practitioner = person("practitioner", "nurse-practitioner", "registered-nurse");
const otherPractitioner = person("other-practitioner", "registered-nurse", "nurse-practitioner");
const esthetician = person("esthetician", "esthetician", "laser-technician");
const otherEsthetician = person("other-esthetician", "laser-technician", "esthetician");
const coordinator = person("coordinator", "none");
const team = [physician, nurse, practitioner, coordinator, otherPractitioner, otherNurse, esthetician, otherEsthetician];

const describeAll = (...performers: LicensedPerson[]): string =>
	describePerformers(
		performers.map(({ slug }) => slug),
		team,
	);

test.each([
	["one kind of license", [esthetician, otherEsthetician], "licensed estheticians under Ann Elm, MD"],
	[
		"two kinds, nurse practitioners not counted as registered nurses, too",
		[otherPractitioner, nurse, practitioner, otherNurse],
		"RNs and NPs under Ann Elm, MD",
	],
	["three kinds", [nurse, otherNurse, esthetician, practitioner], "a licensed esthetician, RNs and an NP under Ann Elm, MD"],
	["a single performer", [nurse], "an RN under Ann Elm, MD"],
	["the physician alone, who isn't under herself", [physician], "Ann Elm, MD"],
	["the physician last, though she's the first of the team", [physician, practitioner, nurse], "an RN, an NP and Ann Elm, MD"],
])("%s", (_name, performers, expected) => {
	expect(describeAll(...performers)).toBe(`Performed by ${expected}`);
});

test("a second physician is named, and the first one of the team supervises", () => {
	const second: LicensedPerson = { slug: "second", name: "Joe Oak", credentials: "DO", licenses: ["physician"] };
	expect(describePerformers(["second", "nurse"], [physician, nurse, second])).toBe("Performed by an RN and Joe Oak, DO, under Ann Elm, MD");
});

test("without a physician in the team, nobody supervises", () => {
	expect(describePerformers(["nurse"], [nurse])).toBe("Performed by an RN");
	expect(findSupervisor(nurse, [nurse, esthetician])).toBeUndefined();
});

test.each([
	["a nurse", nurse, physician],
	["an esthetician", esthetician, physician],
	["the physician, whom nobody supervises", physician, undefined],
	["someone without a license", coordinator, undefined],
])("who supervises %s", (_name, one, expected) => {
	expect(findSupervisor(one, team)).toBe(expected);
});
