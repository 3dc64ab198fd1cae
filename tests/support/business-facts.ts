/**
 * Replaces the layout's static query (src/hooks/use-site.ts), so that no edit of content/ breaks a
 * unit test.
 */
import type { OpeningCalendar } from "../../src/lib/time/opening-days";
import { pictureData } from "./pictures";

type Site = Queries.SiteQuery;
type Campaign = Site["allCampaign"]["nodes"][number];
type MenuItem = NonNullable<Site["navigation"]>["menu"][number];

const business = {
	name: "Elm Place Med Spa",
	company: "Elm Place Wellness LLC",
	url: "https://www.elmplacemedspa.example",
	locale: "en-US" as const,
	timeZone: "America/Chicago",
	phone: { display: "(918) 555-0142", e164: "+19185550142" },
	email: "hello@elmplacemedspa.example",
	textMessage: { general: "Hi, I have a question.", about: "Hi, I have a question about {topic}." },
	address: {
		street: "2530 N Elm Pl",
		city: "Broken Arrow",
		region: "OK",
		postalCode: "74012",
		country: "US" as const,
	},
	geo: { latitude: 36.0809, longitude: -95.7977 },
	hours: (["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const).map((name, index) => ({
		day: index + 1,
		name,
		opens: "09:00",
		closes: name === "Friday" ? "15:00" : "17:00",
	})),
	holidays: [
		{ date: "2026-11-26", name: "Thanksgiving Day" },
		{ date: "2026-11-27", name: "Day after Thanksgiving" },
	],
	priceRange: "$$" as const,
	serviceRadius: 50_000,
	social: (["Facebook", "Instagram", "TikTok", "YouTube"] as const).map((network) => ({
		network,
		href: `https://social.example/${network}`,
	})),
	award: { label: "Best in Area", year: 2025, by: "Readers’ vote" },
	trust: ["Physician-directed", "Rated {rating} in {reviewCount} reviews"],
	bookingUrl: null,
	map: {
		note: "North of the expressway",
		parking: "In front of the door",
		href: "https://map.example/spa",
	},
} satisfies NonNullable<Site["business"]>;

const page = (label: string, href: string, children: MenuItem["children"] = []): MenuItem => ({
	label,
	href,
	isDropdown: children.length > 0,
	children,
});

/** Pages, a dropdown of groups with pages below them, a dropdown of single links. */
const menu: MenuItem[] = [
	page("Home", "/"),
	page("About", "/about"),
	page("Services", "/services", [
		page("Finder", "/finder"),
		page("Skin", "/services#skin", [
			page("Peel", "/services/peel"),
			page("Facial", "/services/facial"),
		]),
		page("Injectables", "/services#injectables", [page("Filler", "/services/filler")]),
	]),
	page("Resources", "/resources", [
		page("Skincare", "/resources#skincare"),
		page("FAQs", "/resources#faqs"),
		page("Wellness", "/resources#wellness"),
	]),
	page("Contact", "/contact"),
];

const grandOpening: Campaign = {
	slug: "grand-opening",
	dialogName: "Grand opening",
	storageKey: "grand-opening-last-seen",
	window: { first: null, last: "2025-09-30T04:59:59.000Z" },
	delayMs: 1000,
	frequency: "day",
	eyebrow: "You are invited",
	title: "Our first evening",
	text: ["There is tea."],
	details: [{ label: "When", value: "Tuesday, 4–7 PM" }],
	link: { label: "Tell us", href: "https://events.example/opening" },
	image: pictureData(),
	event: {
		title: "First evening",
		starts: "2025-09-30T21:00:00.000Z",
		ends: "2025-10-01T00:00:00.000Z",
		place: null,
	},
};

/** The two campaigns of the specification, in its order. */
export const campaigns = {
	"grand-opening": grandOpening,
	"best-in-area": {
		...grandOpening,
		slug: "best-in-area",
		dialogName: "Vote for us",
		storageKey: "best-in-area-last-seen",
		window: { first: "2025-09-25T05:00:00.000Z", last: "2025-10-17T04:59:59.000Z" },
		delayMs: 1500,
	},
};

export const businessFacts = {
	business,
	afterHours: { text: "When we’re closed, go to urgent care." },
	navigation: {
		menu,
		footer: [{ heading: "Legal", links: [page("Privacy", "/privacy")] }],
		help: { label: "Worried after a treatment?", href: "/aftercare#help" },
	},
	allCampaign: { nodes: Object.values(campaigns) },
} satisfies Site;

export const openingCalendar: OpeningCalendar = business;
