/**
 * What visitors type, and the first result they expect: the real content, through the real index
 * and search.
 */
import { brotliCompressSync } from "node:zlib";
import synonyms from "../../content/synonyms.json";
import { readSearchIndex } from "../../src/gatsby/search";
import { isHidden } from "../../src/lib/pages/navigation";
import { createSearch, listTreatments, type SearchFunction } from "../../src/lib/search/search";
import { services, team } from "../support/content";

/** The most bytes that the index may have as sent. */
const budget = 62_000;

const index = readSearchIndex(process.cwd());

let search: SearchFunction;
beforeAll(async () => {
	search = await createSearch(index);
});
const findFirst = (query: string): string | undefined =>
	search(query)[0]?.results[0]?.document.href;

const queries: Readonly<Record<string, string>> = {
	"/treatment-finder#event": "wedding, reunion",
	"/services/rf-skin-tightening": "sagging jowls",
	"/concerns/melasma-and-sun-spots": "melasma, me\u0301lasma",
	"/concerns/low-energy": "always tired",
	"/aftercare": "after, aftercare",
	"/aftercare/neuromodulators": "botox aftercare",
	"/aftercare#again": "how long between treatments, botox after chemical peel",
	"/services/glp-1-therapy#can-i-take-it-if-i-have-an-underactive-thyroid": "thyroid, hashimoto",
	"/aftercare#help": "thinking of hurting myself, trouble breathing",
	"/aftercare/vein-treatments#help": "leg swollen and hot",
	"/services/laser-hair-removal": "laser hair rem",
	"/services/neuromodulators": "neuro, nuromodulater",
	"/services/chemical-peels": "chemcial peel",
	"/pricing#laser-hair-removal-prices": "how much is laser hair removal",
	"/pricing#memberships": "membership",
	"/pricing#do-you-take-insurance": "do you take insurance",
	"/specials": "coupons",
	"/pricing#do-you-have-gift-cards": "gift card, voucher, gift for mom",
	"/contact": "hours, are you open saturday",
	"/contact#what-can-i-have-while-im-pregnant-or-breastfeeding":
		"what can i have while pregnant, is botox safe while nursing",
	"/resources/your-first-visit#do-you-see-patients-under-18": "16 year old laser hair removal",
	"/contact#where-do-i-park-and-can-i-get-in-without-steps": "parking",
	"/contact#how-late-can-i-cancel-or-move-a-visit":
		"cancel appointment, can't come tomorrow, running late, i won’t make it to my visit",
	"/my-request": "cancel, move, Reschedule, cancel my request",
	"/schedule": "book appointment",
	"/schedule?service=consultation": "consultation, not sure what I need, first visit",
	"/resources/your-first-visit": "visit sheet",
	"/careers": "jobs",
	"/shop": "sunscreen",
	"/tulsa-med-spa": "tulsa",
};

test.each(Object.entries(queries))("%s is first for: %s", (href, words) => {
	expect(words.split(", ").map((word) => [word, findFirst(word)])).toEqual(
		words.split(", ").map((word) => [word, href]),
	);
});

test("whoever runs late is led to their request, too", () => {
	const found = search("running late").flatMap(({ results }) => results);
	expect(found.map(({ document }) => document.href)).toContain("/my-request");
});

/** Brands, slang, places on the body and typing errors. */
const clientsWords = {
	neuromodulators: "botox, dysport, tox, botx, 11s, crow's feet, jaw clenching, lip flip",
	"dermal-fillers": "lips, lip filler, juvederm, juvaderm, plump lips, tear troughs",
	"glp-1-therapy": "ozempic, semaglutide, tirzepatide, GLP1, wegovy, weight loss shot",
	"vitamin-shots": "b12, b-12 shot, lipo c, fat burner shot",
	"iv-therapy": "iv, myers cocktail, hungover",
	"hormone-replacement-therapy": "testosterone, low t, menopause, hot flashes",
	"bioidentical-hormone-therapy": "bhrt pellets",
	"broadband-light-therapy": "photofacial, IPL, bbl, brown spots, rosacea",
	"laser-hair-removal": "mustache, armpits, brazilian, lazer hair removal",
	"laser-hair-restoration": "hair loss, going bald",
	"laser-acne-treatment": "pimples, bacne",
	"laser-skin-resurfacing": "fraxel, co2 laser",
	"vein-treatments": "spider veins, spidr vains",
	"rf-microneedling": "morpheus8",
	microneedling: "vampire facial, acne scars, stretch marks",
	"rf-skin-tightening": "double chin, loose skin, facelift",
	"body-contouring": "coolsculpting, belly fat, burn fat, mommy makeover",
	"prf-therapy": "prp, dark circles",
	hydrafacial: "hydra facial, blackheads",
	dermaplaning: "peach fuzz",
	"scalp-therapy": "head spa, dandruff",
};

test.each(Object.entries(clientsWords))(
	"%s is what both searches find first for: %s",
	(slug, words) => {
		const found = words
			.split(", ")
			.map((word) => [word, findFirst(word), listTreatments(search, word)[0]]);
		expect(found).toEqual(words.split(", ").map((word) => [word, `/services/${slug}`, slug]));
	},
);

const symptoms =
	"ozempic vomiting, vomitting, swelling, blister, bruise, numb, " +
	"eyelid is drooping after botox, rash, allergic reaction, chest pain, can't breathe, infection, can't see, blurry vision, " +
	"my lip turned white, passed out, suicidal, side effects of semaglutide, who do i call, burning, " +
	"arm is red where the iv was, pregnant on semaglutide, dark urine, slurring words, " +
	"throat feels tight after shot, skin is black after filler, white spot on lip after filler, can't open my eye after botox, " +
	"foot is cold and blue, lips feel like ice, i took two shots, labio blanco y frio, tingling, finger went gray";

test("what somebody types who isn't well finds help first", () => {
	expect(
		symptoms.split(", ").filter((query) => !/^\/aftercare.*#help$/.test(findFirst(query) ?? "")),
	).toEqual([]);
});

test("beside help for what's named, nothing else can be booked", () => {
	for (const query of ["lip filler white", "white spot lip filler"])
		expect(listTreatments(search, query)).toEqual(["dermal-fillers"]);
	expect(listTreatments(search, "rash")).toHaveLength(0);
});

const everyday =
	"cold sore, fat burning, white strips, paint, number, pain-free laser hair removal, black hair laser, pale skin type, " +
	"black friday botox, laser for dark skin, blackheads, cold weather skin, itchy scalp, numbing cream, " +
	"hot flashes, pregnant botox, weak chin";

test("what's no symptom doesn't", () => {
	expect(everyday.split(", ").filter((query) => findFirst(query)?.includes("#help"))).toEqual([]);
});

test("treatments that the words rule out come last, and say why", () => {
	const list = (query: string) => {
		const group = search(query).find(({ kind }) => kind === "treatment");
		return (
			group?.results.map(
				({ document, ruledOut }) => [document.href.replace("/services/", ""), ruledOut] as const,
			) ?? []
		);
	};
	for (const query of [
		"fitzpatrick v",
		"skin type 6",
		"dark skin",
		"pregnant",
		"pregnancy safe",
		"breastfeeding",
		"16 years old",
		"teen",
		"melanin rich skin",
	]) {
		const ruledOut = list(query).map(([, reason]) => reason !== undefined);
		expect([query, ruledOut]).toEqual([query, [...ruledOut].sort()]);
		expect([query, ruledOut[0], ruledOut.at(-1)]).toEqual([query, false, true]);
	}
	expect(Object.fromEntries(list("fitzpatrick v"))["broadband-light-therapy"]).toBe(
		"Not for skin type V",
	);
	expect(list("botox while pregnant")).toEqual([
		["neuromodulators", "Not if you’re pregnant or might become pregnant"],
	]);
	for (const query of ["heart disease botox", "fitzpatrick iv", "type 2 diabetes"])
		expect(list(query).filter(([, reason]) => reason)).toEqual([]);
});

test("the request form finds what's called so; melasma gets no laser", () => {
	const found = ["ozempic", "weight loss shot", "melasma", "zzzzqq"].map((query) =>
		listTreatments(search, query),
	);
	expect(found).toEqual([["glp-1-therapy"], ["glp-1-therapy"], ["chemical-peels"], []]);
});

test("names, titles and roles find whom or what they name first", () => {
	for (const { name, slug } of team)
		expect([findFirst(name), findFirst(name.toLowerCase())]).toEqual([
			`/team/${slug}`,
			`/team/${slug}`,
		]);
	for (const { title, slug } of services) expect(findFirst(title)).toBe(`/services/${slug}`);
	const found = team.map(
		({ role }) => team.find(({ slug }) => `/team/${slug}` === findFirst(role))?.role,
	);
	expect(found).toEqual(team.map(({ role }) => role));
});

test("gibberish finds nothing, and neither do small words alone", () => {
	for (const query of ["zzzzqq", "…", "the", "come for the"]) expect(search(query)).toEqual([]);
});

test("the index is below its budget, and addresses are unique and public", () => {
	const hrefs = index.documents.map(({ href }) => href);
	expect(hrefs.filter((href, at) => hrefs.indexOf(href) !== at || isHidden(href))).toEqual([]);
	expect(brotliCompressSync(JSON.stringify(index)).length).toBeLessThan(budget);
});

test("every synonym is of what the search has", () => {
	const known = new Set(index.documents.map(({ href }) => href));
	expect(synonyms.filter(({ href }) => !known.has(href))).toEqual([]);
});
