import { isStateLicense, type License, licenses, licensesFor, orderedProcedures, type Procedure, procedures, stateLicenses } from "./license";

const medical: License[] = ["physician", "physician-assistant", "nurse-practitioner", "registered-nurse"];

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

test.each<[Procedure]>([["deep-microneedling"], ["laser"], ["energy-device"], ["injection"], ["infusion"]])(
	"%s: medical and nursing licenses, and no other",
	(procedure) => {
		expect([...licensesFor[procedure]].sort()).toEqual([...medical].sort());
	},
);

test("only prescribers prescribe", () => {
	expect([...licensesFor.prescription].sort()).toEqual(["nurse-practitioner", "physician", "physician-assistant"]);
});

test("a laser technician's certificate isn't a license to treat", () => {
	expect(procedures.filter((procedure) => licensesFor[procedure].includes("laser-technician"))).toEqual([]);
});

test("an esthetician may work on the surface and with light that isn't a laser", () => {
	expect(procedures.filter((procedure) => licensesFor[procedure].includes("esthetician"))).toEqual(["topical", "shallow-microneedling", "light-device"]);
});

test("an examination and an order come before everything that a nurse injects, needles or uses a laser or radiofrequency for", () => {
	expect([...orderedProcedures].sort()).toEqual(["deep-microneedling", "energy-device", "infusion", "injection", "laser"]);
});

test("every license that allows a procedure is issued by a board, and a laser technician's certificate isn't", () => {
	expect(licenses.filter((license) => !isStateLicense(license))).toEqual(["laser-technician", "none"]);
	expect(
		Object.values(licensesFor)
			.flat()
			.filter((license) => !isStateLicense(license)),
	).toEqual([]);
});

test.each(Object.entries(stateLicenses))("%s: it can be looked up on a site of the State or of its board", (_license, { board }) => {
	expect(new URL(board.lookup).protocol).toBe("https:");
	expect(new URL(board.lookup).hostname).toMatch(/(^|\.)(oklahoma\.gov|ok\.gov|okmedicalboard\.org)$/);
});
