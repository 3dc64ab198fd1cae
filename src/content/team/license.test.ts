import { licensesFor, orderedProcedures, prescribers, stateLicenses } from "./license";

const medical = [...prescribers, "registered-nurse"];
const withEstheticians = [...medical, "esthetician"];

test("nobody may perform what takes another license, and a certificate allows nothing", () => {
	expect([...prescribers].sort()).toEqual(["nurse-practitioner", "physician", "physician-assistant"]);
	expect(licensesFor).toEqual({
		...{ topical: withEstheticians, "shallow-microneedling": withEstheticians, "light-device": withEstheticians },
		...{ "deep-microneedling": medical, laser: medical, "energy-device": medical, injection: medical, infusion: medical, prescription: prescribers },
	});
	expect([...orderedProcedures].sort()).toEqual(["deep-microneedling", "energy-device", "infusion", "injection", "laser"]);
});

test("a license can be looked up on a site of the State or of its board", () => {
	for (const { board } of Object.values(stateLicenses)) expect(board.lookup).toMatch(/^https:\/\/(\w+\.)*(oklahoma\.gov|ok\.gov|okmedicalboard\.org)\//);
});
