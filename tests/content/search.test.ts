/** What visitors type, and the first result they expect: the real content, through the real index and search. */
import { brotliCompressSync } from "node:zlib";
import synonyms from "../../content/synonyms.json";
import { readSearchIndex } from "../../src/gatsby/search";
import { createSearch, listTreatments, type SearchFunction } from "../../src/lib/search/search";
import { services, team } from "../support/content";

/** The most bytes that the index may have as sent. */
const budget = 62_000;

const index = readSearchIndex(process.cwd());

let search: SearchFunction;
beforeAll(async () => {
	const found = new Map<string, ReturnType<SearchFunction>>();
	const create = await createSearch(index);
	search = (query) => {
		const groups = found.get(query) ?? create(query);
		found.set(query, groups);
		return groups;
	};
});
const findFirst = (query: string): string | undefined => search(query)[0]?.results[0]?.document.href;

const queries: readonly (readonly [query: string, first: string])[] = [
	...["wedding", "prom", "photos", "reunion"].map((word) => [word, "/treatment-finder#event"] as const),
	// What bothers them
	["sagging jowls", "/services/rf-skin-tightening"],
	["melasma", "/concerns/melasma-and-sun-spots"],
	["always tired", "/concerns/low-energy"],
	...["after", "aftercare"].map((word) => [word, "/aftercare"] as const),
	["peeling day 3", "/aftercare/chemical-peels"],
	["filler aftercare", "/aftercare/dermal-fillers"],
	["botox aftercare", "/aftercare/neuromodulators"],
	...["how long between treatments", "when can i come again", "botox after chemical peel"].map((query) => [query, "/aftercare#again"] as const),
	...["thyroid", "hashimoto", "hypothyroid"].map((word) => [word, "/services/glp-1-therapy#can-i-take-it-if-i-have-an-underactive-thyroid"] as const),
	["thinking of hurting myself", "/aftercare#help"],
	["leg swollen and hot", "/aftercare/vein-treatments#help"],
	["arm red and swollen where the iv was", "/aftercare/iv-therapy#help"],
	["trouble breathing", "/aftercare#help"],
	// Treatments, whole, begun and misspelled
	["facial", "/services/spa-facial"],
	["laser hair rem", "/services/laser-hair-removal"],
	["microneed", "/services/microneedling"],
	...["neuro", "nuromodulater"].map((word) => [word, "/services/neuromodulators"] as const),
	["hidrafacial", "/services/hydrafacial"],
	["chemcial peel", "/services/chemical-peels"],
	["sculpra", "/services/sculptra"],
	// Prices
	["how much is laser hair removal", "/pricing#laser-hair-removal-prices"],
	["hydrafacial price", "/pricing#hydrafacial-prices"],
	["membership", "/pricing#memberships"],
	["prices", "/pricing"],
	["do you take insurance", "/pricing#do-you-take-insurance"],
	["coupons", "/specials"],
	...["gift card", "gift certificate", "voucher", "gift", "gift for mom", "present for my sister"].map(
		(query) => [query, "/pricing#do-you-have-gift-cards"] as const,
	),
	// The visit and the spa
	...["hours", "are you open saturday"].map((query) => [query, "/contact"] as const),
	...["what can i have while pregnant", "is botox safe while nursing"].map(
		(query) => [query, "/contact#what-can-i-have-while-im-pregnant-or-breastfeeding"] as const,
	),
	["16 year old laser hair removal", "/resources/your-first-visit#do-you-see-patients-under-18"],
	["parking", "/contact#where-do-i-park-and-can-i-get-in-without-steps"],
	...["cancel appointment", "can't come tomorrow", "cancel", "Reschedule", "running late", "move my appointment", "i won’t make it to my visit"].map(
		(query) => [query, "/contact#how-late-can-i-cancel-or-move-a-visit"] as const,
	),
	...["me\u0301lasma", "mélasma"].map((query) => [query, "/concerns/melasma-and-sun-spots"] as const),
	["cancel my request", "/contact#do-i-have-an-appointment-once-ive-asked-for-one"],
	["book appointment", "/schedule"],
	...["consultation", "not sure what I need", "first visit"].map((query) => [query, "/schedule?service=consultation"] as const),
	["visit sheet", "/resources/your-first-visit"],
	["jobs", "/careers"],
	["reviews", "/testimonials"],
	["sunscreen", "/shop"],
	["privacy", "/privacy"],
	["tulsa", "/tulsa-med-spa"],
	["is broadband light the same as ipl", "/services/broadband-light-therapy#is-broadband-light-the-same-as-ipl"],
];

test.each(queries)("“%s” finds %s first", (query, first) => {
	expect(findFirst(query)).toBe(first);
});

/** Brands, slang, places on the body and typing errors: the treatment that comes first in the site's search and in the request form. */
const clientsWords = {
	neuromodulators: "botox, best botox in tulsa, dysport, tox, botx, bottox, 11s, crow's feet, jaw clenching, smokers lines, lip flip",
	"dermal-fillers": "lips, lip filler, lip injections, juvederm, juvaderm, restalyne, plump lips, tear troughs",
	"glp-1-therapy": "ozempic, ozempick, semaglutide, semiglutide, tirzepatide, GLP1, wegovy, mounjaro, skinny shot, weight loss shot",
	"vitamin-shots": "b12, b-12 shot, lipo c, fat burner shot, weak nails",
	"iv-therapy": "iv, myers cocktail, hungover, nad+",
	"hormone-replacement-therapy": "testosterone, low t, menopause, hot flashes",
	"bioidentical-hormone-therapy": "bhrt pellets",
	"broadband-light-therapy": "photofacial, IPL, bbl, brown spots, rosacea, spots on my hands",
	"laser-hair-removal": "mustache, armpits, brazilian, lazer hair removal, ingrown hairs",
	"laser-hair-restoration": "hair loss, going bald",
	"laser-acne-treatment": "pimples, bacne, blind pimple",
	"laser-skin-resurfacing": "fraxel, co2 laser",
	"vein-treatments": "spider veins, spidr vains, veins on nose",
	"rf-microneedling": "morpheus8",
	microneedling: "vampire facial, acne scars, acne scarring, stretch marks, micro needling",
	"rf-skin-tightening": "double chin, loose skin, saggy neck, facelift",
	"body-contouring": "coolsculpting, belly fat, burn fat, fat burning, mommy makeover, love handles",
	"prf-therapy": "prp, dark circles, eye bags",
	hydrafacial: "hydra facial, blackheads, clogged pores, microdermabrasion",
	dermaplaning: "peach fuzz",
	"scalp-therapy": "head spa, dandruff",
};

test.each(Object.entries(clientsWords))("%s is what both searches find first for: %s", (slug, words) => {
	const found = words.split(", ").map((word) => [word, findFirst(word), listTreatments(search, word)[0]]);
	expect(found).toEqual(words.split(", ").map((word) => [word, `/services/${slug}`, slug]));
});

/** What somebody types who isn't well after a visit. */
const symptoms =
	"throwing up, ozempic vomiting, sick on glp-1, feel nauseous, vomitting, swelling, lips swollen after filler, blister, burned by laser, fever, bruise, numb, " +
	"droopy eyelid, eyelid is drooping after botox, rash, hives, allergic reaction, chest pain, trouble breathing, can't breathe, infection, pus coming out, can't see, " +
	"blurry vision, my lip turned white, passed out, dizzy after iv, suicidal, side effects of semaglutide, who do i call, faint, faint after b12 shot, burning, " +
	"microneedling burning, burn mark from laser hair removal, stings really bad, arm is red where the iv was, chest tightness, pregnant on semaglutide, dark urine, " +
	"i think i am pregnant and taking wegovy, took too much semaglutide, haven't peed all day, can't poop for a week, seeing flashes of light, slurring words, " +
	"throat feels tight after shot, hive all over body, depressed on topamax, my lips are huge after filler, skin is black after filler, my lip is purple, " +
	"white spot on lip after filler, no feeling in my cheek, can't open my eye after botox, skin peeling off raw after peel, confused after peel, foot is cold and blue, skin is white, lips feel like ice, not peeing, i took two shots, labio blanco y frio, my toes are cold, lips feel cold, tingling, blotchy cheek, dusky skin, finger went gray";

test.each(symptoms.split(", "))("“%s” finds help first", (query) => {
	expect(findFirst(query)).toMatch(/^\/aftercare.*#help$/);
});

test("beside help for what's named, nothing else can be booked", () => {
	for (const query of ["lip filler white", "white spot lip filler"]) expect(listTreatments(search, query)).toEqual(["dermal-fillers"]);
	expect(listTreatments(search, "rash")).toHaveLength(0);
});

const everyday =
	"cold sore, fat burning, white strips, paint, number, cool sculpting, pain-free laser hair removal, does botox hurt, is laser hair removal painful, " +
	"black hair laser, pale skin type, black skin laser hair removal, gray hair laser, blue veins, black friday botox, laser for dark skin, red face, " +
	"blackheads, teeth whitening, cold weather skin, how much pain, razor bumps, itchy scalp, droopy jowls, varicose veins, numbing cream, hot flashes, pregnancy facial, pregnant botox, faint lines, weak chin, help me choose";
test.each(everyday.split(", "))("“%s” is no symptom", (query) => {
	expect(findFirst(query)).not.toContain("#help");
});

const readWords = (): string[] => {
	const groups = synonyms.flatMap(({ href, synonyms: typed }) => (href === "/aftercare#help" ? typed : [])).flatMap((text) => text.split(" + ").slice(1));
	const alternatives = groups.filter((group) => !group.startsWith("!")).flatMap((group) => group.split("/"));
	const known = "white gray grey blue purple dusky pale blotchy black mottled cold pain painful sore numb numbness tingling blister blisters swollen";
	return known.split(" ").filter((word) => alternatives.includes(word) || search(word)[0]?.kind === "help");
};

test("a symptom beside any name of a treatment, before or after it, finds that treatment's help before anything that can be booked", () => {
	const words = readWords();
	expect(words.length).toBeGreaterThan(15);
	const treatments = index.documents.filter(({ kind }) => kind === "treatment");
	const names = new Map<string, string[]>();
	for (const { href, title, synonyms: typed = "" } of treatments)
		for (const name of [title.toLowerCase(), ...typed.split(", ")]) names.set(name, [...(names.get(name) ?? []), href]);
	const missed: string[] = [];
	let at = 0;
	for (const [name, hrefs] of names) {
		// White, gray and black are colors of hair, too; and a word beside a name may make another one ("blue" and "veins").
		const own = words.filter((word) => !/hair|beard/.test(name) || !/^(?:white|gr[ae]y|black|pale)$/.test(word));
		// Every word meets many names, and most names a word, before or after it.
		for (const word of own.filter((_, place) => (place + at) % 24 === 0))
			for (const query of [at % 2 === 0 ? `${name} ${word}` : `${word} ${name}`]) {
				const others = [...names.keys()].filter((each) => each !== name && ` ${query} `.includes(` ${each} `) && !name.includes(each));
				const slugs = [...hrefs, ...others.flatMap((each) => names.get(each) ?? [])].map((href) => href.replace("/services/", "/aftercare/"));
				if (!others.some((each) => each.includes(word)) && !slugs.includes((findFirst(query) ?? "").replace("#help", "")))
					missed.push(`${query}: ${findFirst(query)}`);
			}
		at += 1;
	}
	expect(missed).toEqual([]);
});

test("treatments that the words rule out come after those that fit, and say why", () => {
	const list = (query: string) => {
		const group = search(query).find(({ kind }) => kind === "treatment");
		return group?.results.map(({ document, ruledOut }) => [document.href.replace("/services/", ""), ruledOut] as const) ?? [];
	};
	const queries = ["fitzpatrick v", "Fitzpatrick 5", "skin type 6", "type 5", "type V skin", "dark skin", "laser for dark skin", "pregnant", "pregnancy safe"];
	for (const query of [
		...queries,
		"safe while pregnant",
		"pregnant facial",
		"breastfeeding",
		"under 18",
		"16 years old",
		"teen",
		"lactating",
		"prenatal facial",
		"expecting a baby",
		"melanin rich skin",
	]) {
		const ruledOut = list(query).map(([, reason]) => reason !== undefined);
		expect([query, ruledOut]).toEqual([query, [...ruledOut].sort()]);
		expect([query, ruledOut[0], ruledOut.at(-1)]).toEqual([query, false, true]);
	}
	expect(Object.fromEntries(list("fitzpatrick v"))["broadband-light-therapy"]).toBe("Not for skin type V");
	expect(list("botox while pregnant")).toEqual([["neuromodulators", "Not if you’re pregnant or might become pregnant"]]);
	expect(
		list("pregnancy safe")
			.map(([slug, reason]) => reason === undefined && slug)
			.slice(0, 4),
	).toEqual(["spa-facial", "dermaplaning", "scalp-therapy", false]);
	expect(list("heart disease botox")).toEqual([["neuromodulators", undefined]]);
	expect(list("teen acne").filter(([, reason]) => reason)).toEqual([]);
	expect(list("fitzpatrick iv").filter(([, reason]) => reason)).toEqual([]);
	expect(list("type 2 diabetes").filter(([, reason]) => reason)).toEqual([]);
});

test("what is called just what was typed is the request form's answer, without others that only share a word; melasma isn't treated with light or laser", () => {
	const found = ["ozempic", "weight loss shot", "melasma", "zzzzqq"].map((query) => listTreatments(search, query));
	expect(found).toEqual([["glp-1-therapy"], ["glp-1-therapy"], ["chemical-peels"], []]);
});

test("names, titles and roles find whom or what they name first", () => {
	for (const { name, slug } of team) expect([findFirst(name), findFirst(name.toLowerCase())]).toEqual([`/team/${slug}`, `/team/${slug}`]);
	for (const { title, slug } of services) expect(findFirst(title)).toBe(`/services/${slug}`);
	const found = team.map(({ role }) => team.find(({ slug }) => `/team/${slug}` === findFirst(role))?.role);
	expect(found).toEqual(team.map(({ role }) => role));
});

test("gibberish finds nothing, and neither do small words alone", () => {
	for (const query of ["zzzzqq", "…", "the", "all", "my", "safe", "can't", "come for the"]) expect(search(query)).toEqual([]);
});

test("the index is below its budget, and addresses are unique", () => {
	const hrefs = index.documents.map(({ href }) => href);
	expect(hrefs.filter((href, at) => hrefs.indexOf(href) !== at)).toEqual([]);
	expect(brotliCompressSync(JSON.stringify(index)).length).toBeLessThan(budget);
});

test("every synonym is of a page, a price or a question that the search has", () => {
	const known = new Set(index.documents.map(({ href }) => href));
	expect(synonyms.filter(({ href }) => !known.has(href))).toEqual([]);
});
