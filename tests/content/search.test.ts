/** What visitors type, and the first result they expect: the real content, through the real index and search. */
import { brotliCompressSync } from "node:zlib";
import synonyms from "../../content/synonyms.json";
import { readSearchIndex } from "../../src/gatsby/search";
import { createSearch, listTreatments, type SearchFunction } from "../../src/lib/search/engine";
import { services, team } from "../support/content";

/** The most bytes that the index may have as sent. */
const budget = 60_000;

const index = readSearchIndex(process.cwd());

let search: SearchFunction;
beforeAll(async () => {
	search = await createSearch(index);
});
const findFirst = (query: string): string | undefined => search(query)[0]?.results[0]?.document.href;

const relaxers = "/services/neuromodulators";
const hairRemoval = "/services/laser-hair-removal";
const tightening = "/services/rf-skin-tightening";

const queries: readonly (readonly [query: string, first: string])[] = [
	["wedding", "/treatment-finder#event"],
	["prom", "/treatment-finder#event"],
	["photos", "/treatment-finder#event"],
	["reunion", "/treatment-finder#event"],
	// What bothers them
	["sagging jowls", tightening],
	["melasma", "/concerns/melasma-and-sun-spots"],
	["after", "/aftercare"],
	["aftercare", "/aftercare"],
	["peeling day 3", "/aftercare/chemical-peels"],
	["filler aftercare", "/aftercare/dermal-fillers"],
	["how long between treatments", "/aftercare"],
	// Treatments, whole, begun and misspelled
	["facial", "/services/spa-facial"],
	["laser hair rem", hairRemoval],
	["microneed", "/services/microneedling"],
	["neuro", relaxers],
	["nuromodulater", relaxers],
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
	// The visit and the spa
	["hours", "/contact"],
	["are you open saturday", "/contact"],
	["gift card", "/contact"],
	["parking", "/contact#where-do-i-park-and-can-i-get-in-without-steps"],
	["cancel appointment", "/contact#how-late-can-i-cancel-or-move-a-visit"],
	["book appointment", "/schedule"],
	["consultation", "/schedule?service=consultation"],
	["not sure what I need", "/schedule?service=consultation"],
	["first visit", "/schedule?service=consultation"],
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
	"vitamin-shots": "b12, b-12 shot, lipo c",
	"iv-therapy": "iv, myers cocktail, hungover, nad+",
	"hormone-replacement-therapy": "testosterone, low t, menopause, hot flashes",
	"bioidentical-hormone-therapy": "bhrt pellets",
	"broadband-light-therapy": "photofacial, IPL, bbl, brown spots, rosacea, spots on my hands",
	"laser-hair-removal": "mustache, armpits, brazilian, lazer hair removal, ingrown hairs",
	"laser-hair-restoration": "hair loss, going bald",
	"laser-acne-treatment": "pimples, bacne",
	"laser-skin-resurfacing": "fraxel, co2 laser",
	"vein-treatments": "spider veins, spidr vains, veins on nose",
	"rf-microneedling": "morpheus8",
	microneedling: "vampire facial, acne scars, stretch marks, micro needling",
	"rf-skin-tightening": "double chin, loose skin, saggy neck, facelift",
	"body-contouring": "coolsculpting, belly fat, mommy makeover, love handles",
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
	"blurry vision, my lip turned white, passed out, dizzy after iv, suicidal, side effects of semaglutide, who do i call";

test.each(symptoms.split(", "))("“%s” finds help first", (query) => {
	expect(findFirst(query)).toMatch(/^\/aftercare.*#help$/);
});

test.each(["razor bumps", "itchy scalp", "droopy jowls", "varicose veins", "numbing cream", "hot flashes"])("“%s” is no symptom", (query) => {
	expect(findFirst(query)).not.toContain("#help");
});

test("for melasma the site's search has a guide, and the request form what it compares", () => {
	expect(listTreatments(search, "melasma")[0]).toBe("chemical-peels");
	expect(listTreatments(search, "zzzzqq")).toEqual([]);
});

test("names, titles and roles find whom or what they name first", () => {
	for (const { name, slug } of team) expect([findFirst(name), findFirst(name.toLowerCase())]).toEqual([`/team/${slug}`, `/team/${slug}`]);
	for (const { title, slug } of services) expect(findFirst(title)).toBe(`/services/${slug}`);
	const found = team.map(({ role }) => team.find(({ slug }) => `/team/${slug}` === findFirst(role))?.role);
	expect(found).toEqual(team.map(({ role }) => role));
});

test("gibberish finds nothing", () => {
	for (const query of ["zzzzqq", "…", "the"]) expect(search(query)).toEqual([]);
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
