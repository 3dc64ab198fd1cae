import {
	byCodes,
	credentialsAndRole,
	getFirstName,
	inSentence,
	isReasonToCall,
	joinWithAnd,
	nameWithCredentials,
	readingMinutes,
	roleWithCertification,
	slugify,
} from "./words";

test.each([
	[[], ""],
	[["acne"], "acne"],
	[["acne", "redness"], "acne and redness"],
	[["acne", "redness", "scars"], "acne, redness and scars"],
])("%j is “%s”", (parts, text) => {
	expect(joinWithAnd(parts)).toBe(text);
});

test.each([
	["Acne scars & texture", "acne scars and texture"],
	["PCOS", "PCOS"],
	["A", "a"],
])("%s is “%s” in a sentence", (title, text) => {
	expect(inSentence(title)).toBe(text);
});

test("credentials come after the name, if there are any", () => {
	expect(nameWithCredentials({ name: "Marian Holloway", credentials: "MD" })).toBe("Marian Holloway, MD");
	expect(nameWithCredentials({ name: "Paige Underhill", credentials: "" })).toBe("Paige Underhill");
	expect(nameWithCredentials({ name: "Paige Underhill", credentials: null })).toBe("Paige Underhill");
});

test("a certification stands beside the name of the job, if the credentials have one", () => {
	const role = "Functional Nurse Practitioner";
	expect(roleWithCertification({ role, credentials: "APRN, FNP-C" })).toBe(`${role}, board-certified family nurse practitioner`);
	expect(roleWithCertification({ role: "Medical Director", credentials: "MD" })).toBe("Medical Director");
	expect(roleWithCertification({ role: "Director of Operations", credentials: null })).toBe("Director of Operations");
	expect(credentialsAndRole({ role, credentials: "APRN-CNP, FNP-C" })).toBe(`APRN-CNP, FNP-C. ${role}`);
	expect(credentialsAndRole({ role: "Director of Operations", credentials: "" })).toBe("Director of Operations");
});

test("the first name is everything before the first space", () => {
	expect(getFirstName("Marian Holloway")).toBe("Marian");
	expect(getFirstName("Cher")).toBe("Cher");
});

test.each([
	["What you’ll need, and why", "what-youll-need-and-why"],
	["Décolleté & neck", "decollete-neck"],
	["  Prices (2026)  ", "prices-2026"],
	["ﬁne lines", "fine-lines"],
	["IV — and then?", "iv-and-then"],
	["", ""],
])("the heading %j is the id %j", (heading, id) => {
	expect(slugify(heading)).toBe(id);
});

test("texts are sorted by character codes, days by time, and an empty text comes first", () => {
	expect(["2026-11-21", "", "2026-02-28", "2025-12-31"].sort(byCodes)).toEqual(["", "2025-12-31", "2026-02-28", "2026-11-21"]);
});

const words = (count: number): string => Array.from({ length: count }, () => "word").join(" ");

test.each([
	[[words(220), words(440)], 3],
	[[words(329)], 1],
	[["", "  "], 1],
])("220 words are a minute of reading, one at least", (texts, minutes) => {
	expect(readingMinutes(texts)).toBe(minutes);
});

test.each([
	"Call (918) 555-0142 the same day about pus, spreading redness or a fever.",
	"Trouble breathing, swallowing or speaking: call 911.",
	"For thoughts of suicide, call or text 988.",
	"Belly pain that doesn’t go away: stop the medicine and go to an emergency room.",
	"Call us if a sore comes back.",
])("to the phone: %s", (text) => {
	expect(isReasonToCall(text)).toBe(true);
});

test.each([
	"Wear sunscreen every morning.",
	"Wait 24 hours before hard workouts, and 10 to 14 days before a facial.",
	"Take the dose that the pharmacy’s label calls for.",
])("at home: %s", (text) => {
	expect(isReasonToCall(text)).toBe(false);
});
