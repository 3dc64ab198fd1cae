import { type Fixture, problemsAfter } from "../../../tests/support/content-fixture";

const facial = "content/services/facial.json";
const laser = "content/services/laser.json";
const peptides = "content/services/peptides.json";

const foundAfter = (change: (fixture: Fixture) => void): string[] =>
	problemsAfter(change).map(({ file, path, expected }) => `${file.replace("content/", "")} ${path}: ${expected}`);

describe("before a nurse treats, a prescriber examines:", () => {
	test.each(["deep-microneedling", "laser", "energy-device", "injection", "infusion"])("a page about %s that doesn't say so", (procedure) => {
		const change = ({ set }: Fixture) => {
			set(laser, ["procedure"], procedure);
			set(laser, ["whatToExpect", "before"], "A nurse asks what you’d like to change.");
		};
		expect(foundAfter(change)).toEqual([`services/laser.json whatToExpect.before: {examination}, because the procedure is ${procedure}`]);
	});

	test("a facial needs none", () => {
		expect(foundAfter(({ set }) => set(facial, ["whatToExpect", "before"], "An esthetician looks at your skin."))).toEqual([]);
	});
});

describe("a boxed warning", () => {
	test.each([
		["semaglutide", "boxedWarningGlp1", "a GLP-1 medicine"],
		["bupropion", "boxedWarningBupropion", "bupropion"],
		["metformin", "boxedWarningMetformin", "metformin"],
		["estradiol", "boxedWarningEstrogen", "estrogen"],
		["testosterone", "boxedWarningTestosterone", "testosterone"],
	])("that belongs to %s is missing", (drug, statement, name) => {
		const change = ({ set }: Fixture) => set(peptides, ["prices", 0, "name"], `A month of ${drug}`);
		expect(foundAfter(change)).toEqual([`services/peptides.json boxedWarnings: "{${statement}}", because the page offers ${name}`]);
		const remedied = ({ read, set, write }: Fixture) => {
			set(peptides, ["prices", 0, "name"], `A month of ${drug}`);
			set(peptides, ["boxedWarnings"], [`{${statement}}`]);
			write("content/statements.json", [
				...(read("content/statements.json") as object[]),
				{ name: statement, text: "What the label says in its box, in forty letters." },
			]);
		};
		expect(foundAfter(remedied)).toEqual([]);
	});

	test("of a medicine that a client may take already isn't needed", () => {
		expect(foundAfter(({ set }) => set(peptides, ["candidacy", "notFor", 1], "People who take metformin, until we’ve checked."))).toEqual([]);
	});

	test("is in no other words anywhere", () => {
		expect(foundAfter(({ set }) => set(peptides, ["risks", 0], "See the boxed warning on the label."))).toEqual([
			"services/peptides.json risks[0]: a {boxedWarning…} in boxedWarnings",
		]);
	});
});

describe("a blocked vessel", () => {
	test("that a page of injections names needs the one instruction", () => {
		const change = ({ set }: Fixture) => {
			set(laser, ["procedure"], "injection");
			set(laser, ["risks", 0], "The gel can block a blood vessel.");
		};
		expect(foundAfter(change)).toEqual(["services/laser.json postCare: {vascularOcclusion}, because the page names the risk"]);
	});

	test("has no instruction of another wording", () => {
		expect(foundAfter(({ set }) => set(laser, ["postCare", 0], "If the skin turns white, call the desk in the morning."))).toEqual([
			"services/laser.json postCare[0]: {vascularOcclusion}",
		]);
	});
});

test.each([
	["service", facial, ["postCare", 0]],
	["article", "content/resources/winter.json", ["sections", 0, "paragraphs", 0]],
] as const)("a %s that tells people to call says what to do after hours", (_kind, file, path) => {
	const text = "Call {phone} about blisters.";
	expect(foundAfter(({ set }) => set(file, path, text))).toEqual([`${file.replace("content/", "")} : {afterHours} once`]);
	expect(foundAfter(({ set }) => set(file, path, `${text} {afterHours}`))).toEqual([]);
});

test("the supplement disclaimer has the words of the law, once", () => {
	const change = ({ set }: Fixture) => set("content/products/cream.json", ["details", 0], "It’s not intended to diagnose anything at all.");
	expect(foundAfter(change)).toEqual(["products/cream.json details[0]: {supplementDisclaimer}"]);
});

describe("a text that tells people to book a consultation", () => {
	test.each(["To find out whether it suits you, book a consultation first.", "Ask for a consultation, or call if you’d rather talk to us."])(
		"leads to what it costs: %j",
		(text) => {
			expect(foundAfter(({ set }) => set(facial, ["faqs", 0, "answer"], text))).toEqual([
				"services/facial.json faqs[0].answer: a link to /pricing#consultation",
			]);
		},
	);

	test("does so", () => {
		const text = "To find out whether it suits you, [book a consultation](/pricing#consultation) first.";
		const change = ({ read, set, write }: Fixture) => {
			set(facial, ["faqs", 0, "answer"], text);
			write("content/pages/pricing.json", {
				...(read("content/pages/about.json") as object),
				key: "pricing",
				path: "/pricing",
				label: "Pricing",
				heading: "Prices",
			});
		};
		expect(foundAfter(change)).toEqual([]);
	});
});
