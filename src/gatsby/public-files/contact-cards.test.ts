import ICAL from "ical.js";
import { sampleProject } from "../../../tests/support/content-fixture";
import { writeContactCards } from "./contact-cards";
import { readPublicSource } from "./source";

const siteUrl = "https://www.spa.example";
const { root, set } = sampleProject();
set("content/team/nora-nurse.json", ["credentials"], "RN, BSN");
const source = readPublicSource(root, siteUrl);
const cards = writeContactCards(source);

/** A card as another library reads it. */
const parse = (slug: string) => {
	const text = cards.get(`/contact-cards/${slug}.vcf`) ?? "";
	const card = new ICAL.Component(ICAL.parse(text));
	const read = (name: string) => card.getFirstPropertyValue(name);
	return { text, card, read };
};

test("there's one card for the spa and one for each person", () => {
	expect([...cards.keys()].sort()).toEqual(["sample-spa", ...source.team.map(({ slug }) => slug)].map((slug) => `/contact-cards/${slug}.vcf`).sort());
});

test("the spa's card has its name, phone, email, address, site, place and hours", () => {
	const { card, read } = parse("sample-spa");
	expect(card.name).toBe("vcard");
	expect(read("version")).toBe("3.0");
	expect([read("fn"), read("org")].flat()).toEqual(["Sample Spa", "Sample Spa"]);
	expect(read("tel")).toBe("+14055550100");
	expect(read("email")).toBe("desk@spa.example");
	expect(read("adr")).toEqual(["", "", "1 Sample St", "Norman", "OK", "73069", "US"]);
	expect(read("url")).toBe(siteUrl);
	expect(read("note")).toBe("Hours: Monday 9 am to 5 pm.");
	expect(read("x-abshowas")).toBe("COMPANY");
});

test("a person's card has the name with credentials, the role, and the spa's phone and address, but no email", () => {
	const { card, read } = parse("nora-nurse");
	expect(read("fn")).toBe("Nora Nurse, RN, BSN");
	expect(read("n")).toEqual(["Nurse", "Nora", "", "", "RN, BSN"]);
	expect(read("title")).toBe(source.team.find(({ slug }) => slug === "nora-nurse")?.role);
	expect([read("org")].flat()).toEqual(["Sample Spa"]);
	expect(read("tel")).toBe("+14055550100");
	expect(read("url")).toBe(`${siteUrl}/team/nora-nurse`);
	expect(card.hasProperty("email")).toBe(false);
});

test("the same content is the same file", () => {
	for (const text of cards.values()) expect(text).not.toMatch(/^REV/m);
});

test("lines end and fold as the format wants", () => {
	const lines = parse("nora-nurse").text.split("\r\n");
	expect(lines[0]).toBe("BEGIN:VCARD");
	expect(lines.slice(-2)).toEqual(["END:VCARD", ""]);
	for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
