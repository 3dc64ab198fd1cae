import type { SiteContent } from "../../src/server/content";
import type { Inquiry } from "../../src/server/inquiries/inquiry";

const services = [
	{ slug: "peel", title: "Peel", performers: [{ slug: "dana" }, { slug: "lee" }] },
	{ slug: "facial", title: "Facial", performers: [{ slug: "dana" }] },
];
export const content = {
	business: {
		timeZone: "America/Chicago",
		hours: [{ day: 1, name: "Monday", opens: "09:00", closes: "17:00" }],
		holidays: [{ date: "2026-12-07", name: "a holiday" }],
		address: { country: "US" },
	},
	services,
	bookable: [{ title: "Skin", services }],
	team: ["Dana", "Lee", "Kim"].map((name) => ({ slug: name.toLowerCase(), name })),
} as unknown as SiteContent;

/** What the desk's form is checked against: two people who perform something, open on Mondays. */
export const deskContext = (inquiry: Inquiry, inquiries: readonly Inquiry[] = []) => ({
	now: Date.parse("2026-10-20T15:00:00Z"),
	inquiry,
	inquiries,
	content,
});
