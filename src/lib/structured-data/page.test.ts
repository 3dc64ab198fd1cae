import { businessFacts } from "../../../tests/support/business-facts";
import { getTrail, homeTrail } from "../pages/navigation";
import { describeBusiness, listOpeningHours } from "./business";
import { describeOffer, describePriceList, describeSpecial } from "./offers";
import { buildGraph, serializeGraph } from "./page";
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

test("days with the same hours are one entry, and holidays follow them as days without any", () => {
	const hours = [
		{ "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday"], opens: "09:00", closes: "17:00" },
		{ "@type": "OpeningHoursSpecification", dayOfWeek: ["Friday"], opens: "09:00", closes: "15:00" },
	];
	expect(listOpeningHours(business.hours)).toEqual(hours);
	expect(describeBusiness(business).openingHoursSpecification).toEqual(hours);
	expect(showHolidays({ ...business, holidays: business.holidays.slice(0, 1) }).openingHoursSpecification).toEqual([
		...hours,
		{ "@type": "OpeningHoursSpecification", validFrom: "2026-11-26", validThrough: "2026-11-26", opens: "00:00", closes: "00:00" },
	]);
});

test.each([
	["the award", showAward, { award: "Best in Area 2025" }],
	[
		"the rating",
		showRating([{ rating: 5 }, { rating: 4 }]),
		{ aggregateRating: { "@type": "AggregateRating", ratingValue: "4.5", reviewCount: 2, bestRating: 5, worstRating: 1 } },
	],
	["no rating without reviews", showRating([]), {}],
	["the price list", showPriceList, { hasOfferCatalog: { "@id": `${site}/pricing#prices` } }],
	["booking", showBooking, { potentialAction: { "@type": "ReserveAction", target: { "@type": "EntryPoint", urlTemplate: `${site}/schedule` } } }],
])("%s is only in the data of a page that shows it", (_, shown, expected) => {
	const [plain] = buildGraph(page)["@graph"].slice(-1);
	for (const key of Object.keys(expected)) expect(plain).not.toHaveProperty(key);
	expect(buildGraph({ ...page, shown })["@graph"].at(-1)).toEqual({ ...plain, ...expected });
});

test("a page with questions is an FAQPage, too, and its answers hold words instead of links", () => {
	const faqs = [{ question: "Does it hurt?", answer: "A little. Read [what to expect](/resources/first-visit)." }];
	expect(buildGraph({ ...page, faqs })["@graph"][0]).toMatchObject({
		"@type": ["WebPage", "FAQPage"],
		mainEntity: [{ "@type": "Question", name: "Does it hurt?", acceptedAnswer: { text: "A little. Read what to expect." } }],
	});
	expect(serializeGraph(buildGraph({ ...page, name: "</script>" }))).not.toContain("</script>");
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
	const specification = { "@type": "UnitPriceSpecification", priceCurrency: "USD", unitText: "per treatment" };
	expect(describeOffer(face)).toEqual({ "@type": "Offer", name: "Face", priceSpecification: { ...specification, price: 110 } });
	expect(describeOffer({ ...face, from: true }).priceSpecification).toEqual({ ...specification, minPrice: 110 });
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
	const special = { slug: "first", title: "First facial", offer: "$85", starts: "2026-03-02", ends: null, services: [service], prices: [{ amount: 85 }] };
	expect(describeSpecial(site, special)).toMatchObject({ validFrom: "2026-03-02", url: `${site}/specials#first`, priceSpecification: [{ price: 85 }] });
	expect(describeSpecial(site, { ...special, prices: [] })).not.toHaveProperty("priceSpecification");
	expect(describeSpecial(site, special)).not.toHaveProperty("validThrough");
	expect(describeSpecial(site, { ...special, ends: "2026-04-01" })).toMatchObject({ validThrough: "2026-04-01" });
});

test("a person's credentials are listed one by one, and the profession is what a board certifies", () => {
	const person = { path: "/team/ana", name: "Ana", role: "Functional Nurse Practitioner", credentials: "APRN, FNP-C" };
	expect(describePerson(site, person)).toMatchObject({
		jobTitle: "board-certified family nurse practitioner",
		hasCredential: [{ name: "APRN" }, { name: "FNP-C" }],
	});
	expect(describePerson(site, { ...person, role: "Nurse", credentials: null }).jobTitle).toBe("Nurse");
	expect(describePerson(site, { ...person, credentials: null })).not.toHaveProperty("hasCredential");
});
