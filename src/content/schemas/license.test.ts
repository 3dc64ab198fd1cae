import { type Licence, licences, licencesFor, type Procedure, procedures } from "./license";

const medical: Licence[] = ["physician", "nurse-practitioner", "registered-nurse"];

test("every procedure says who may perform it, and names only licences there are", () => {
	expect(Object.keys(licencesFor).sort()).toEqual([...procedures].sort());
	for (const allowed of Object.values(licencesFor)) {
		expect(allowed.length).toBeGreaterThan(0);
		expect(licences).toEqual(expect.arrayContaining([...allowed]));
		expect(new Set(allowed).size).toBe(allowed.length);
	}
});

test.each([...procedures])("%s: someone without a licence never performs it", (procedure) => {
	expect(licencesFor[procedure]).not.toContain("none");
});

test.each([...procedures])("%s: a physician and a nurse practitioner always may", (procedure) => {
	expect(licencesFor[procedure]).toEqual(expect.arrayContaining(["physician", "nurse-practitioner"]));
});

test.each<[Procedure]>([["deep-microneedling"], ["injection"], ["infusion"]])("%s: medical and nursing licences, and no other", (procedure) => {
	expect([...licencesFor[procedure]].sort()).toEqual([...medical].sort());
});

test("only prescribers prescribe", () => {
	expect([...licencesFor.prescription].sort()).toEqual(["nurse-practitioner", "physician"]);
});

test("a laser technician may work with lasers, light and energy, and with nothing else", () => {
	expect(procedures.filter((procedure) => licencesFor[procedure].includes("laser-technician"))).toEqual(["light-device", "laser", "energy-device"]);
});

test("an esthetician may work on the surface and with light", () => {
	expect(procedures.filter((procedure) => licencesFor[procedure].includes("esthetician"))).toEqual(["topical", "shallow-microneedling", "light-device"]);
});
