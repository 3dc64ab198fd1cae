import { acceptsFacts, refusesFacts } from "../../../tests/support/fact-cases";

refusesFacts("content/team/dana-doctor.json", [
	["initials of someone else", [[["monogram"], "AW"]], ["monogram", '"AW"', "the initials of Dana Doctor, such as DD", 'Write "DD", or correct the name.']],
	[
		"a license number without the license",
		[[["licenseNumbers"], { physician: "A1", "registered-nurse": "R1" }]],
		[
			"licenseNumbers.registered-nurse",
			"a number for registered-nurse",
			"numbers of the licenses that the person holds: physician",
			'Remove the number, or add "registered-nurse" to licenses.',
		],
	],
	[
		"no license beside a license",
		[[["licenses"], ["physician", "none"]]],
		["licenses", "physician, none", '"none" alone, or licenses without it', `Remove "none", or the licenses that the person doesn't hold.`],
	],
	[
		"a short form without its license",
		[[["credentials"], "MD, RN"]],
		["licenses", "physician", '"registered-nurse" among the licenses, because the credentials say RN', "Add the license, or correct the credentials."],
	],
	[
		"a name with a degree",
		[[["name"], "Dana Doctor, MD"]],
		["name", '"Dana Doctor, MD"', "the name without degrees and licenses", "Write them into credentials."],
	],
	["a name with a title", [[["name"], "Dr. Dana Doctor"]], ["name", '"Dr. Dana Doctor"', "the name without a title before it", 'Remove "Dr.".']],
	[
		"a first name alone",
		[[["name"], "Dana"]],
		["name", '"Dana"', "a first and a last name with capital letters, such as Amara Whitfield", "Write both names out, with one blank between them."],
	],
	[
		"a name in small letters",
		[[["name"], "dana doctor"]],
		["name", '"dana doctor"', "a first and a last name with capital letters, such as Amara Whitfield", "Write both names out, with one blank between them."],
	],
	[
		"a name in capital letters",
		[[["name"], "DANA DOCTOR"]],
		["name", '"DANA DOCTOR"', "a first and a last name with capital letters, such as Amara Whitfield", "Write both names out, with one blank between them."],
	],
	[
		"a job that needs another license",
		[[["role"], "Nurse Practitioner"]],
		[
			"role",
			'"Nurse Practitioner"',
			"a job for someone licensed as physician",
			'Correct the role, or add "nurse-practitioner" to licenses if the person holds it.',
		],
	],
	[
		"credentials without commas",
		[[["credentials"], "MD FAAD"]],
		["credentials", '"MD FAAD"', "short forms with a comma and a blank between them, such as RN, BSN", "Write it in that form."],
	],
	[
		"a name with a digit",
		[[["name"], "Dana D0ctor"]],
		["name", '"Dana D0ctor"', "a first and a last name with capital letters, such as Amara Whitfield", "Write both names out, with one blank between them."],
	],
]);
refusesFacts("content/team/lea-laser.json", [
	[
		"a number that someone else has",
		[[["licenseNumbers"], { esthetician: "A3" }]],
		[
			"licenseNumbers.esthetician",
			'"A3"',
			"a number that Erin Esthetician doesn't have",
			"Look both numbers up in the board's register, and correct the wrong one.",
		],
	],
]);
refusesFacts("content/team/frank-front.json", [
	[
		"someone without a license among the medical people",
		[[["group"], "medical"]],
		["group", '"medical"', "a part of the team page for someone without a license", "Correct the group, or the licenses."],
	],
]);

acceptsFacts("content/team/dana-doctor.json", [
	[
		"three initials",
		[
			[["name"], "Dana María Doctor"],
			[["monogram"], "DMD"],
		],
	],
	["a middle initial, which the monogram leaves out", [[["name"], "Dana J. Doctor"]]],
	[
		"the initials of both last names",
		[
			[["name"], "Dana Ellis-Doctor"],
			[["monogram"], "DE"],
		],
	],
	[
		"an accent that the monogram leaves out",
		[
			[["name"], "Zoë Ångström"],
			[["monogram"], "ZA"],
		],
	],
	["a license without its number", [[["licenseNumbers"], { physician: null }]]],
	["a job's name that needs no license", [[["role"], "Founder"]]],
	["a certificate that isn't a license of the State", [[["credentials"], "MD, FAAD"]]],
]);
