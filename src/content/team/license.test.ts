import { licensesFor, orderedProcedures, prescribers } from "./license";

const medical = [...prescribers, "registered-nurse"];
const withEstheticians = [...medical, "esthetician"];

test("nobody may perform what takes another license", () => {
	expect([...prescribers].sort()).toEqual([
		"nurse-practitioner",
		"physician",
		"physician-assistant",
	]);
	expect(licensesFor).toEqual({
		...{
			topical: withEstheticians,
			"shallow-microneedling": withEstheticians,
			"light-device": withEstheticians,
		},
		...{
			"deep-microneedling": medical,
			laser: medical,
			"energy-device": medical,
			injection: medical,
			infusion: medical,
			prescription: prescribers,
		},
	});
	expect([...orderedProcedures].sort()).toEqual([
		"deep-microneedling",
		"energy-device",
		"infusion",
		"injection",
		"laser",
	]);
});
