/** What visitors type, and the first result they expect: the real content, through the real index and search. */
import { brotliCompressSync } from "node:zlib";
import synonyms from "../../content/synonyms.json";
import { readSearchIndex } from "../../src/gatsby/search";
import { createSearch, type SearchFunction } from "../../src/lib/search/engine";
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
const fillers = "/services/dermal-fillers";
const light = "/services/broadband-light-therapy";
const hairRemoval = "/services/laser-hair-removal";
const hairGrowth = "/services/laser-hair-restoration";
const glp1 = "/services/glp-1-therapy";
const hormones = "/services/hormone-replacement-therapy";
const shots = "/services/vitamin-shots";
const drips = "/services/iv-therapy";
const contouring = "/services/body-contouring";
const tightening = "/services/rf-skin-tightening";

const queries: readonly (readonly [query: string, first: string])[] = [
	// Brands and other spas' words
	["botox", relaxers],
	["best botox in tulsa", relaxers],
	["dysport", relaxers],
	["lip filler", fillers],
	["juvederm", fillers],
	["photofacial", light],
	["IPL", light],
	["bbl", light],
	["ozempic", glp1],
	["semaglutide", glp1],
	["GLP1", glp1],
	["weight loss shot", glp1],
	["bhrt pellets", "/services/bioidentical-hormone-therapy"],
	["microdermabrasion", "/services/hydrafacial"],
	["morpheus8", "/services/rf-microneedling"],
	["prp", "/services/prf-therapy"],
	["coolsculpting", contouring],
	["fraxel", "/services/laser-skin-resurfacing"],
	["b12", shots],
	["iv", drips],
	["myers cocktail", drips],
	["head spa", "/services/scalp-therapy"],
	["vampire facial", "/services/microneedling"],
	["wedding", "/treatment-finder#event"],
	["prom", "/treatment-finder#event"],
	["reunion", "/treatment-finder#event"],
	// What bothers them
	["crow's feet", relaxers],
	["acne scars", "/services/microneedling"],
	["hair loss", hairGrowth],
	["spider veins", "/services/vein-treatments"],
	["brown spots", light],
	["double chin", tightening],
	["sagging jowls", tightening],
	["belly fat", contouring],
	["hot flashes", hormones],
	["dark circles", "/services/prf-therapy"],
	["peach fuzz", "/services/dermaplaning"],
	["dandruff", "/services/scalp-therapy"],
	["loose skin", tightening],
	["melasma", "/concerns/melasma-and-sun-spots"],
	["after", "/aftercare"],
	["aftercare", "/aftercare"],
	["peeling day 3", "/aftercare/chemical-peels"],
	["filler aftercare", "/aftercare/dermal-fillers"],
	["how long between treatments", "/aftercare"],
	["ingrown hairs", hairRemoval],
	["pimples", "/services/laser-acne-treatment"],
	// Treatments, whole, begun and misspelled
	["facial", "/services/spa-facial"],
	["laser hair rem", hairRemoval],
	["microneed", "/services/microneedling"],
	["neuro", relaxers],
	["nuromodulater", relaxers],
	["hidrafacial", "/services/hydrafacial"],
	["chemcial peel", "/services/chemical-peels"],
	["semiglutide", glp1],
	["spidr vains", "/services/vein-treatments"],
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
	["first visit", "/resources/your-first-visit"],
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
