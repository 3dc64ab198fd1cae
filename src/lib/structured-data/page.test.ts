import { businessFacts } from "../../../tests/support/business-facts";
import { getTrail, homeTrail } from "../pages/navigation";
import { describeBusiness, listOpeningHours } from "./business";
import { describeOffer, describePriceList, describeSpecial } from "./offers";
import { buildGraph } from "./page";
import { describePerson } from "./people";
import { describeService } from "./services";
import { showAward, showBooking, showHolidays, showPriceList, showRating } from "./shown";

const { business } = businessFacts;
const site = business.url;
const page = { business, type: "WebPage", name: "Peels", faqs: [], trail: getTrail({ label: "Peels", path: "/peels" }) } as const;

const service = {
	path: "/services/peel",
	title: "Peel",
	description: "An acid that lifts dull skin.",
	category: { title: "Skin", href: "/services?category=Skin" },
	medical: false,
	prices: [{ name: "Face", amount: 110, from: false, unit: "per treatment" }],
};

test("days with the same hours are one entry", () => {
	expect(describeBusiness(business).openingHoursSpecification).toEqual([
		{ "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday"], opens: "09:00", closes: "17:00" },
		{ "@type": "OpeningHoursSpecification", dayOfWeek: ["Friday"], opens: "09:00", closes: "15:00" },
	]);
});

test.each([
	["the award", showAward, { award: "Best in Area 2025" }],
	[
		"the rating",
		showRating([{ rating: 5 }, { rating: 4 }]),
		{ aggregateRating: { "@type": "AggregateRating", ratingValue: "4.5", reviewCount: 2, bestRating: 5, worstRating: 1 } },
	],
	["the price list", showPriceList, { hasOfferCatalog: { "@id": `${site}/pricing#prices` } }],
	["booking", showBooking, { potentialAction: { "@type": "ReserveAction", target: { "@type": "EntryPoint", urlTemplate: `${site}/schedule` } } }],
])("%s is only in the data of a page that shows it", (_, shown, expected) => {
	const [plain] = buildGraph(page)["@graph"].slice(-1);
	for (const key of Object.keys(expected)) expect(plain).not.toHaveProperty(key);
	expect(buildGraph({ ...page, shown })["@graph"].at(-1)).toEqual({ ...plain, ...expected });
});

test("holidays follow the weekly hours as days without any", () => {
	expect(showHolidays(business).openingHoursSpecification).toEqual([
		...listOpeningHours(business.hours),
		{ "@type": "OpeningHoursSpecification", validFrom: "2026-11-26", validThrough: "2026-11-26", opens: "00:00", closes: "00:00" },
		{ "@type": "OpeningHoursSpecification", validFrom: "2026-11-27", validThrough: "2026-11-27", opens: "00:00", closes: "00:00" },
	]);
});

test("without reviews there's no rating", () => expect(showRating([])(business)).toEqual({}));

test("a page with questions is an FAQPage, too, and its answers hold words instead of links", () => {
	const faqs = [{ question: "Does it hurt?", answer: "A little. Read [what to expect](/resources/first-visit)." }];
	expect(buildGraph({ ...page, faqs })["@graph"][0]).toMatchObject({
		"@type": ["WebPage", "FAQPage"],
		mainEntity: [{ "@type": "Question", name: "Does it hurt?", acceptedAnswer: { text: "A little. Read what to expect." } }],
	});
	expect(buildGraph(page)["@graph"][0]).toMatchObject({ "@type": "WebPage" });
});

test("the home page has the website instead of breadcrumbs", () => {
	expect(buildGraph(page)["@graph"].map((node) => node["@type"])).toEqual(["WebPage", "BreadcrumbList", ["MedicalBusiness", "DaySpa"]]);
	expect(buildGraph({ ...page, trail: homeTrail })["@graph"].map((node) => node["@type"])).toEqual(["WebPage", "WebSite", ["MedicalBusiness", "DaySpa"]]);
});

test("a treatment that takes a medical license is a procedure, too", () => {
	expect(describeService(site, service)["@type"]).toBe("Service");
	expect(describeService(site, { ...service, medical: true })["@type"]).toEqual(["Service", "MedicalProcedure"]);
});

test("a price from an amount on is a minimum", () => {
	const face = { name: "Face", amount: 110, unit: "per treatment" };
	expect(describeOffer(face)).toMatchObject({ name: "Face", priceSpecification: { price: 110, priceCurrency: "USD", unitText: "per treatment" } });
	expect(describeOffer({ ...face, from: true }).priceSpecification).toMatchObject({ minPrice: 110 });
	expect(describeOffer({ ...face, from: true }).priceSpecification).not.toHaveProperty("price");
});

test("the price list holds services by category, then packages and memberships", () => {
	const list = describePriceList(site, {
		name: "Prices",
		categories: [{ title: "Skin", services: [service] }],
		packages: [{ name: "Three peels", amount: 300 }],
		memberships: [{ name: "Leaf", monthlyPrice: 89 }],
	});
	expect(list.itemListElement).toMatchObject([
		{ name: "Skin", itemListElement: [{ name: "Peel", itemListElement: [{ name: "Face" }] }] },
		{ name: "Three peels", priceSpecification: { price: 300 } },
		{ name: "Leaf", priceSpecification: { price: 89, unitText: "a month" } },
	]);
});

test("a special without an end has no last day", () => {
	const dates = { starts: "2026-03-02", ends: null };
	const special = { slug: "first-facial", title: "First facial", offer: "$85", ...dates, services: [service], prices: [{ amount: 85 }] };
	expect(describeSpecial(site, special)).toMatchObject({ validFrom: "2026-03-02", url: `${site}/specials#first-facial`, priceSpecification: [{ price: 85 }] });
	expect(describeSpecial(site, special)).not.toHaveProperty("validThrough");
	expect(describeSpecial(site, { ...special, ends: "2026-04-01" })).toMatchObject({ validThrough: "2026-04-01" });
});

test("a person's credentials are listed one by one", () => {
	const person = { path: "/team/ana", name: "Ana", role: "Nurse", credentials: "APRN, FNP-C" };
	expect(describePerson(site, person).hasCredential).toEqual([
		{ "@type": "EducationalOccupationalCredential", name: "APRN" },
		{ "@type": "EducationalOccupationalCredential", name: "FNP-C" },
	]);
	expect(describePerson(site, { ...person, credentials: null })).not.toHaveProperty("hasCredential");
});

test("a person's profession is what a board certifies, whatever the spa calls the job", () => {
	const person = { path: "/team/ana", name: "Ana", role: "Functional Nurse Practitioner", credentials: "APRN-CNP, FNP-C" };
	expect(describePerson(site, person).jobTitle).toBe("board-certified family nurse practitioner");
	expect(JSON.stringify(describePerson(site, person))).not.toContain("Functional");
	expect(describePerson(site, { ...person, role: "Medical Director", credentials: "MD" }).jobTitle).toBe("Medical Director");
});
