import { accepts, refuses, refusesLines } from "../support/content-tables";

const facial = "services/facial.json";
const laser = "services/laser.json";
const peptides = "services/peptides.json";
const dana = "team/dana-doctor.json";
const nora = "team/nora-nurse.json";
const lea = "team/lea-laser.json";
const catalog = "media/catalog.json";
const consent = { reference: "C-2026-014", date: "2026-03-02", scope: ["website"] };
const claim = (words: string): string =>
	`This sentence is long enough for a field, and it says ${words}.`;

refuses([
	[laser, ["performers", 0], "erin-esthetician", '"laser" needs physician'],
	[
		"services/needling.json",
		["performers", 0],
		"lea-laser",
		'"deep-microneedling" needs physician',
	],
	[peptides, ["performers", 0], "nora-nurse", '"prescription" needs'],
	[nora, ["role"], "Nurse Practitioner", '"nurse-practitioner"'],
	["team/erin-esthetician.json", ["group"], "medical", "needs a medical or nursing license"],
	[
		lea,
		["licenses"],
		["laser-technician"],
		"the person holds laser-technician",
		"licenseNumbers.esthetician",
	],
	[lea, ["licenseNumbers", "esthetician"], "A3", "has the number A3 already"],
	[dana, ["monogram"], "XD", "aren't the initials"],
	[
		laser,
		["whatToExpect", "before"],
		"A nurse explains the visit, and asks about your health.",
		"Add {examination}",
	],
	[
		peptides,
		["description"],
		`We prescribe semaglutide and talk about it before. ${"It takes a while until it works, so we see you every month. ".repeat(2).trim()}`,
		"{boxedWarningGlp1}",
		"boxedWarnings",
	],
	[peptides, ["notices"], [], "not FDA-approved"],
	[
		facial,
		["faqs", 0, "answer"],
		"If it still hurts in the evening, call {phone} and ask for a nurse.",
		"{afterHours}",
		"",
	],
	[
		facial,
		["postCare", 0],
		"If the skin turns white, go to an emergency room.",
		"{vascularOcclusion}",
	],
	[
		"products/capsules.json",
		["details", 0],
		"A capsule a day is what this jar holds.",
		"{supplementDisclaimer}",
		"details",
	],
	[catalog, [1, "person"], "client", "written consent is missing", "[1].consent"],
	[catalog, [1, "consent"], consent, "nobody in the picture", "[1].person"],
	[catalog, [1, "alt"], "A woman by a window holds a cup of tea", "“woman”", "[1].person"],
	[catalog, [1, "subject"], "Before and after", 'Set person to "client"', "[1].person"],
	[catalog, [0, "consent", "scope"], ["social"], "isn't for this site"],
	[catalog, [0, "consent", "until"], "2026-06-01", "ended"],
	[dana, ["image"], "cups.jpg", "no portrait ground"],
	["reviews.json", [1, "authorization"], undefined, "signed authorization"],
	[
		"legal/privacy.json",
		["sections"],
		[1, 2, 3, 4].map((part) => ({ heading: `Part ${part}` })),
		"needs 300",
		"",
	],
]);

refusesLines([
	...[
		"same active ingredient as",
		"generic Ozempic",
		"clinically proven",
		"guaranteed",
		"cure",
		"best in Oklahoma",
	].map((words) => [words, words] as const),
	["a compounded vial that is FDA-approved", "FDA-approved"],
	["we have Botox here", "trademarks"],
	["come in today!", "exclamation marks"],
]);

accepts([
	[
		[
			"reviews.json",
			[1],
			{
				id: 2,
				name: "José R.",
				review: claim("what I thought of it at the end"),
				rating: 5,
				date: "2026-05-02",
				sample: true,
			},
		],
	],
	[[facial, ["brands", 0, "names", 0], "Botox"]],
	[
		[
			"resources/winter.json",
			["sections", 0, "bullets", 0],
			"Compounded drugs are not FDA-approved",
		],
	],
	[[catalog, [1, "alt"], "The nurse’s pen and a card, on a table by a window"]],
	[
		[catalog, [1, "person"], "client"],
		[catalog, [1, "consent"], consent],
	],
]);
