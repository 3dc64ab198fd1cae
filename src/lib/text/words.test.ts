import {
	credentialsAndRole,
	inSentence,
	isReasonToCall,
	joinWithAnd,
	nameWithCredentials,
	roleWithCertification,
	slugify,
} from "./words";

const nurse = { name: "Pat Elm", role: "Nurse", credentials: "APRN, FNP-C" };
const director = { name: "Jo Oak", role: "Director", credentials: "" };

test.each([
	[joinWithAnd(["acne"]), "acne"],
	[joinWithAnd(["acne", "redness", "scars"]), "acne, redness and scars"],
	[inSentence("Acne scars & texture"), "acne scars and texture"],
	[inSentence("PCOS"), "PCOS"],
	[[nurse, director].map(nameWithCredentials).join(), "Pat Elm, APRN, FNP-C,Jo Oak"],
	[
		[nurse, director].map(roleWithCertification).join(),
		"Nurse, board-certified family nurse practitioner,Director",
	],
	[[nurse, director].map(credentialsAndRole).join(), "APRN, FNP-C. Nurse,Director"],
	[slugify("  What you’ll need: décolleté & neck (2026)  "), "what-youll-need-decollete-neck-2026"],
])("%j is “%s”", (text, expected) => {
	expect(text).toBe(expected);
});

test("reasons to call are distinguished from what to do at home", () => {
	const reasons = [
		"Call (918) 555-0142 about a fever.",
		"Trouble breathing: call 911.",
		"Go to an emergency room.",
		"Call us if a sore comes back.",
	];
	expect(
		[
			...reasons,
			"Wait 10 to 14 days before a facial.",
			"Take the dose that the label calls for.",
		].filter(isReasonToCall),
	).toEqual(reasons);
});
