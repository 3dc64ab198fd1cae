/**
 * Who may perform what (docs/specification.md R67). A cosmetology license alone allows neither laser work nor deep
 * microneedling; injections, infusions and prescriptions need a medical or nursing licence.
 */
export const licences = ["physician", "nurse-practitioner", "registered-nurse", "esthetician", "laser-technician", "none"] as const;
export type Licence = (typeof licences)[number];

export const procedures = [
	"topical",
	"shallow-microneedling",
	"deep-microneedling",
	"light-device",
	"laser",
	"energy-device",
	"injection",
	"infusion",
	"prescription",
] as const;
export type Procedure = (typeof procedures)[number];

const medical: readonly Licence[] = ["physician", "nurse-practitioner", "registered-nurse"];
const prescribers: readonly Licence[] = ["physician", "nurse-practitioner"];

/** The licences of which a performer holds at least one. */
export const licencesFor: Readonly<Record<Procedure, readonly Licence[]>> = {
	topical: [...medical, "esthetician"],
	"shallow-microneedling": [...medical, "esthetician"],
	"deep-microneedling": medical,
	"light-device": [...medical, "esthetician", "laser-technician"],
	laser: [...medical, "laser-technician"],
	"energy-device": [...medical, "laser-technician"],
	injection: medical,
	infusion: medical,
	prescription: prescribers,
};
