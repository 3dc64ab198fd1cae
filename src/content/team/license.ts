/**
 * Who may perform what (docs/specification.md R67). Oklahoma's Laser Hair Removal Act names who may
 * use a laser, and OAC 175:10-7-29 puts lasers outside cosmetology. A laser technician's
 * certificate isn't a license to treat: its holder assists.
 */
export const licenses = [
	"physician",
	"physician-assistant",
	"nurse-practitioner",
	"registered-nurse",
	"esthetician",
	"laser-technician",
	"none",
] as const;
export type License = (typeof licenses)[number];

/** Where anyone can look a license up; a board's front page where a deeper one may move. */
const boards = {
	medicine: {
		name: "Oklahoma Board of Medical Licensure and Supervision",
		lookup: "https://www.okmedicalboard.org/search",
	},
	nursing: { name: "Oklahoma Board of Nursing", lookup: "https://oklahoma.gov/nursing.html" },
	cosmetology: {
		name: "Oklahoma State Board of Cosmetology and Barbering",
		lookup: "https://oklahoma.gov/cosmo.html",
	},
} as const;

/** A DO has another board than an MD, and would be a license of its own. */
export const stateLicenses = {
	physician: { name: "Physician (MD)", board: boards.medicine },
	"physician-assistant": { name: "Physician assistant (PA)", board: boards.medicine },
	"nurse-practitioner": { name: "Certified nurse practitioner (APRN-CNP)", board: boards.nursing },
	"registered-nurse": { name: "Registered nurse (RN)", board: boards.nursing },
	esthetician: { name: "Esthetician", board: boards.cosmetology },
} as const satisfies Partial<
	Record<License, { name: string; board: (typeof boards)[keyof typeof boards] }>
>;
export type StateLicense = keyof typeof stateLicenses;

export const isStateLicense = (license: License): license is StateLicense =>
	Object.hasOwn(stateLicenses, license);

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

export const prescribers: readonly License[] = [
	"physician",
	"physician-assistant",
	"nurse-practitioner",
];
const medical: readonly License[] = [...prescribers, "registered-nurse"];

export const licensesFor: Readonly<Record<Procedure, readonly License[]>> = {
	topical: [...medical, "esthetician"],
	"shallow-microneedling": [...medical, "esthetician"],
	"deep-microneedling": medical,
	"light-device": [...medical, "esthetician"],
	laser: medical,
	"energy-device": medical,
	injection: medical,
	infusion: medical,
	prescription: prescribers,
};

/** What a prescriber has to order after an examination. A prescription is such an order itself. */
export const orderedProcedures: readonly Procedure[] = [
	"deep-microneedling",
	"laser",
	"energy-device",
	"injection",
	"infusion",
];
