import { businessFacts } from "../../../tests/support/business-facts";
import { getTrail } from "../pages/navigation";
import { describeBusiness } from "./business";
import { describePriceList } from "./offers";
import { showAward, showBooking, showHolidays, showPriceList, showRating } from "./optional-facts";
import { buildGraph, serializeGraph } from "./page";
import { describePerson } from "./people";
import { describeService } from "./services";

const { business } = businessFacts;
const site = business.url;
const page = {
	business,
	type: "WebPage",
	name: "</script>",
	faqs: [],
	trail: getTrail({ label: "Peels", path: "/peels" }),
} as const;
const face = { name: "Face", amount: 110, from: false, unit: "per treatment" };
const service = {
	path: "/peel",
	title: "Peel",
	description: "An acid.",
	category: { title: "Skin" },
	medical: false,
	prices: [face, { ...face, from: true }],
};

test("days with the same hours are one entry; holidays have none", () => {
	const { openingHoursSpecification: hours } = describeBusiness(business);
	expect(hours).toMatchObject([
		{ dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday"], opens: "09:00", closes: "17:00" },
		{ dayOfWeek: ["Friday"], opens: "09:00", closes: "15:00" },
	]);
	const days = business.holidays.map(({ date }) => ({
		validFrom: date,
		validThrough: date,
		opens: "00:00",
		closes: "00:00",
	}));
	expect(showHolidays(business).openingHoursSpecification).toMatchObject([hours, days].flat());
});

test("a page has only the facts of the spa that it shows", () => {
	const plain = describeBusiness(business);
	const last = (shown: typeof showAward) => buildGraph({ ...page, shown })["@graph"].at(-1);
	const rating = {
		"@type": "AggregateRating",
		ratingValue: "4.5",
		reviewCount: 2,
		bestRating: 5,
		worstRating: 1,
	};
	expect(last(showRating([]))).toEqual(plain);
	expect(last(showRating([{ rating: 5 }, { rating: 4 }]))).toEqual({
		...plain,
		aggregateRating: rating,
	});
	expect(last(showAward)).toEqual({ ...plain, award: "Best in Area 2025" });
	expect(last(showPriceList)).toEqual({
		...plain,
		hasOfferCatalog: { "@id": `${site}/pricing#prices` },
	});
	expect(last(showBooking)).toMatchObject({
		potentialAction: { "@type": "ReserveAction", target: { urlTemplate: `${site}/schedule` } },
	});
});

test("a page with questions is an FAQPage, whose answers have no links", () => {
	const faqs = [
		{ question: "Does it hurt?", answer: "Read [what to expect](/resources/first-visit)." },
	];
	const mainEntity = [
		{
			"@type": "Question",
			name: "Does it hurt?",
			acceptedAnswer: { text: "Read what to expect." },
		},
	];
	expect(buildGraph({ ...page, faqs })["@graph"][0]).toMatchObject({
		"@type": ["WebPage", "FAQPage"],
		mainEntity,
	});
});

test("no tag of a text ends the script", () => {
	expect(serializeGraph(buildGraph(page))).not.toContain("</script>");
});

test("a treatment that needs a medical license is also a procedure", () => {
	const types = [false, true].map(
		(medical) => describeService(site, { ...service, medical })["@type"],
	);
	expect(types).toEqual(["Service", ["Service", "MedicalProcedure"]]);
});

test("the price list has services by category, then packages and memberships", () => {
	const offers = {
		packages: [{ name: "Three peels", amount: 300 }],
		memberships: [{ name: "Leaf", monthlyPrice: 89 }],
	};
	const list = describePriceList(site, {
		name: "Prices",
		categories: [{ title: "Skin", services: [service] }],
		...offers,
	});
	const specification = {
		"@type": "UnitPriceSpecification",
		priceCurrency: "USD",
		unitText: "per treatment",
	};
	const prices = [{ price: 110 }, { minPrice: 110 }].map((price) => ({
		"@type": "Offer",
		name: "Face",
		priceSpecification: { ...specification, ...price },
	}));
	expect(list.itemListElement).toMatchObject([
		{ name: "Skin", itemListElement: [{ name: "Peel", itemListElement: prices }] },
		{ name: "Three peels", priceSpecification: { price: 300 } },
		{ name: "Leaf", priceSpecification: { price: 89, unitText: "a month" } },
	]);
});

test("a person's credentials are listed, and the certified profession", () => {
	const person = {
		path: "/team/ana",
		name: "Ana",
		role: "Functional Nurse",
		credentials: "APRN, FNP-C",
	};
	const certified = {
		jobTitle: "board-certified family nurse practitioner",
		hasCredential: [{ name: "APRN" }, { name: "FNP-C" }],
	};
	expect(describePerson(site, person)).toMatchObject(certified);
	expect(describePerson(site, { ...person, credentials: null })).not.toHaveProperty(
		"hasCredential",
	);
});
