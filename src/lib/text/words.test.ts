import {
	byCodes,
	credentialsAndRole,
	inSentence,
	isReasonToCall,
	joinWithAnd,
	nameWithCredentials,
	readingMinutes,
	roleWithCertification,
	slugify,
} from "./words";

test.each([
	[joinWithAnd([]), ""],
	[joinWithAnd(["acne"]), "acne"],
	[joinWithAnd(["acne", "redness"]), "acne and redness"],
	[joinWithAnd(["acne", "redness", "scars"]), "acne, redness and scars"],
	[inSentence("Acne scars & texture"), "acne scars and texture"],
	[inSentence("PCOS"), "PCOS"],
	[nameWithCredentials({ name: "Marian Holloway", credentials: "MD" }), "Marian Holloway, MD"],
	[nameWithCredentials({ name: "Paige Underhill", credentials: "" }), "Paige Underhill"],
	[roleWithCertification({ role: "Nurse", credentials: "APRN, FNP-C" }), "Nurse, board-certified family nurse practitioner"],
	[roleWithCertification({ role: "Director", credentials: null }), "Director"],
	[credentialsAndRole({ role: "Nurse", credentials: "APRN-CNP, FNP-C" }), "APRN-CNP, FNP-C. Nurse"],
	[credentialsAndRole({ role: "Director", credentials: "" }), "Director"],
	[slugify("What you’ll need, and why"), "what-youll-need-and-why"],
	[slugify("  Décolleté & neck (2026)  "), "decollete-neck-2026"],
])("%j is “%s”", (text, expected) => {
	expect(text).toBe(expected);
});

test("texts are sorted by character codes, so days by time", () => {
	expect(["2026-11-21", "", "2026-02-28", "2025-12-31"].sort(byCodes)).toEqual(["", "2025-12-31", "2026-02-28", "2026-11-21"]);
});

test.each([
	[660, 3],
	[329, 1],
	[0, 1],
])("%d words take %d minutes", (count, minutes) => {
	expect(readingMinutes(["word ".repeat(count), " "])).toBe(minutes);
});

test.each([
	["Call (918) 555-0142 the same day about pus or a fever.", true],
	["Trouble breathing, swallowing or speaking: call 911.", true],
	["Belly pain that doesn’t go away: stop the medicine and go to an emergency room.", true],
	["Call us if a sore comes back.", true],
	["Wait 24 hours before hard workouts, and 10 to 14 days before a facial.", false],
	["Take the dose that the pharmacy’s label calls for.", false],
])("a reason to call: %s %s", (text, expected) => {
	expect(isReasonToCall(text)).toBe(expected);
});
