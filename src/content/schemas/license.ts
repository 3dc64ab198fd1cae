/**
 * Who may perform what (docs/specification.md R67). A cosmetology license alone allows neither laser work nor deep microneedling. Injections,
 * infusions and prescriptions need a medical or nursing license.
 */
export const licenses = ["physician", "nurse-practitioner", "registered-nurse", "esthetician", "laser-technician", "none"] as const;
export type License = (typeof licenses)[number];

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

const medical: readonly License[] = ["physician", "nurse-practitioner", "registered-nurse"];
const prescribers: readonly License[] = ["physician", "nurse-practitioner"];

/** A performer needs at least one of these. */
export const licensesFor: Readonly<Record<Procedure, readonly License[]>> = {
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
