import { render, screen } from "@testing-library/react";
import { type ComparedService, CompareTable } from "./table";

const aService = (slug: string, concerns: string[], needles: string, to = 6): ComparedService => ({
	slug,
	path: `/services/${slug}`,
	title: slug,
	priceFrom: "$90",
	specialPrices: [],
	performedBy: "Performed by a nurse",
	concerns: concerns.map((title) => ({ title })),
	figures: {
		sessions: "1 session",
		spacing: "As needed",
		duration: "30 minutes",
		downtime: "None",
		onset: "The same day",
		lasts: "A month",
		needles,
	},
	course: { numbing: false, skinTypes: { from: 1, to }, aftercareDays: 1 },
	exclusions: [],
});

const note = "Fitzpatrick types sort skin by how it takes the sun.";
const show = (...services: ComparedService[]) =>
	render(<CompareTable services={services} today="2026-03-10" skinTypes={[note]} />);
const row = (label: string) =>
	screen.getByRole("rowheader", { name: label }).closest("tr") as HTMLElement;
const bold = (label: string) =>
	[...row(label).querySelectorAll(".font-semibold")].map(({ textContent }) => textContent);

test("only what not every treatment has is in bold", () => {
	show(aService("peel", ["Acne", "Redness"], "No"), aService("shots", ["Acne"], "Yes: one shot"));
	expect(bold("What it’s for")).toEqual(["Redness"]);
	expect(bold("Needles")).toEqual(["No", "Yes: one shot"]);
	expect(bold("Sessions")).toEqual([]);
	expect(screen.queryByText(note)).toBeNull();
});

test("Fitzpatrick types are explained right below their row", () => {
	show(aService("light", [], "No", 3));
	expect(row("Skin types")).toHaveTextContent("Fitzpatrick types I to III");
	expect(row("Skin types").nextSibling).toHaveTextContent(note);
});
