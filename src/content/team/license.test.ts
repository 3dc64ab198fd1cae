import { isStateLicense, type License, licensesFor, orderedProcedures, type Procedure, stateLicenses } from "./license";

const prescribers: License[] = ["nurse-practitioner", "physician", "physician-assistant"];
const medical: License[] = [...prescribers, "registered-nurse"];

test.each<[Procedure, License[]]>([
	["topical", ["esthetician", ...medical]],
	["shallow-microneedling", ["esthetician", ...medical]],
	["light-device", ["esthetician", ...medical]],
	["deep-microneedling", medical],
	["laser", medical],
	["energy-device", medical],
	["injection", medical],
	["infusion", medical],
	["prescription", prescribers],
])("%s: whoever has one of these licenses may perform it, and nobody else", (procedure, allowed) => {
	expect([...licensesFor[procedure]].sort()).toEqual(allowed);
	expect(allowed.filter((license) => !isStateLicense(license))).toEqual([]);
});

test("an examination and an order come before everything that a nurse injects, needles or uses a laser or radiofrequency for", () => {
	expect([...orderedProcedures].sort()).toEqual(["deep-microneedling", "energy-device", "infusion", "injection", "laser"]);
});

test.each(Object.entries(stateLicenses))("%s: it can be looked up on a site of the State or of its board", (_license, { board }) => {
	expect(new URL(board.lookup).protocol).toBe("https:");
	expect(new URL(board.lookup).hostname).toMatch(/(^|\.)(oklahoma\.gov|ok\.gov|okmedicalboard\.org)$/);
});
