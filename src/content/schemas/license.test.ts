import { type License, licenses, licensesFor, type Procedure, procedures } from "./license";

const medical: License[] = ["physician", "nurse-practitioner", "registered-nurse"];

test("every procedure says who may perform it, and names only licenses there are", () => {
	expect(Object.keys(licensesFor).sort()).toEqual([...procedures].sort());
	for (const allowed of Object.values(licensesFor)) {
		expect(allowed.length).toBeGreaterThan(0);
		expect(licenses).toEqual(expect.arrayContaining([...allowed]));
		expect(new Set(allowed).size).toBe(allowed.length);
	}
});

test.each([...procedures])("%s: someone without a license never performs it", (procedure) => {
	expect(licensesFor[procedure]).not.toContain("none");
});

test.each([...procedures])("%s: a physician and a nurse practitioner always may", (procedure) => {
	expect(licensesFor[procedure]).toEqual(expect.arrayContaining(["physician", "nurse-practitioner"]));
});

test.each<[Procedure]>([["deep-microneedling"], ["injection"], ["infusion"]])("%s: medical and nursing licenses, and no other", (procedure) => {
	expect([...licensesFor[procedure]].sort()).toEqual([...medical].sort());
});

test("only prescribers prescribe", () => {
	expect([...licensesFor.prescription].sort()).toEqual(["nurse-practitioner", "physician"]);
});

test("a laser technician may work with lasers, light and energy, and with nothing else", () => {
	expect(procedures.filter((procedure) => licensesFor[procedure].includes("laser-technician"))).toEqual(["light-device", "laser", "energy-device"]);
});

test("an esthetician may work on the surface and with light", () => {
	expect(procedures.filter((procedure) => licensesFor[procedure].includes("esthetician"))).toEqual(["topical", "shallow-microneedling", "light-device"]);
});
