import ICAL from "ical.js";
import { sampleProject } from "../../../tests/support/content-fixture";
import { writeContactCards } from "./contact-cards";
import { readPublicSource } from "./source";

const siteUrl = "https://www.spa.example";
const { root, set } = sampleProject();
set("content/team/nora-nurse.json", ["credentials"], "RN, BSN");
const source = readPublicSource(root, siteUrl);
const cards = writeContactCards(source);

const parse = (slug: string) => {
	const card = new ICAL.Component(ICAL.parse(cards.get(`/contact-cards/${slug}.vcf`) ?? ""));
	const read = (name: string) => card.getFirstPropertyValue(name);
	return { card, read };
};

test("the spa's card has its name, phone, email, address, site and hours", () => {
	const { read } = parse("elm-place-med-spa");
	expect(["fn", "tel", "email", "adr", "url", "note", "x-abshowas"].map(read)).toEqual([
		...["Elm Place Med Spa", "+19185550142", "hello@elmplacemedspa.example"],
		["", "", "2530 N Elm Pl", "Broken Arrow", "OK", "74012", "US"],
		...[siteUrl, "Hours: Monday to Thursday 9 am to 5 pm, Friday 9 am to 3 pm.", "COMPANY"],
	]);
});

test("a person's card has name, role and the spa's phone, but no email", () => {
	const { card, read } = parse("nora-nurse");
	expect(["fn", "n", "title", "tel", "url"].map(read)).toEqual([
		...["Nora Nurse, RN, BSN", ["Nurse", "Nora", "", "", "RN, BSN"], "Nurse"],
		...["+19185550142", `${siteUrl}/team/nora-nurse`],
	]);
	expect(card.hasProperty("email")).toBe(false);
});

test("everyone has a card, which has no date and so never changes by itself", () => {
	expect([...cards.keys()]).toEqual(
		["elm-place-med-spa", ...source.team.map(({ slug }) => slug)].map(
			(slug) => `/contact-cards/${slug}.vcf`,
		),
	);
	for (const text of cards.values()) expect(text).not.toMatch(/^REV/m);
});
