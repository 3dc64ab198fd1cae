import { render, screen } from "@testing-library/react";
import { pictureData } from "../../../tests/support/pictures";
import { SpecialCard } from "./special-card";

const special: Queries.SpecialCardFragment = {
	slug: "winter-hair-removal",
	title: "The larger areas",
	offer: "20% off",
	summary: "Winter is when most people can begin.",
	starts: "2026-11-02",
	ends: "2027-01-29",
	terms: ["Test pulses come first.", "Visits after the last day are at the list price."],
	services: [{ slug: "laser-hair-removal", title: "Laser Hair Removal", path: "/services/laser-hair-removal" }],
	image: pictureData(),
};

const getText = (element: HTMLElement) => element.textContent?.replace(/\s+/g, " ");

test("the card has the offer, its summary, both days and its terms, and is a hash target", () => {
	render(<SpecialCard special={special} level={2} />);
	expect(screen.getByRole("heading", { level: 2, name: "The larger areas" })).toBeVisible();
	expect(screen.getByText("20% off")).toBeVisible();
	expect(screen.getByText("Winter is when most people can begin.")).toBeVisible();
	expect(getText(screen.getByRole("article"))).toContain("From November 2, 2026 to January 29, 2027");
	expect(screen.getAllByRole("time").map((day) => day.getAttribute("datetime"))).toEqual(["2026-11-02", "2027-01-29"]);
	expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([...special.terms, "Laser Hair Removal"]);
	expect(screen.getByRole("link", { name: "Laser Hair Removal" })).toHaveAttribute("href", "/services/laser-hair-removal");
	expect(screen.getByRole("article")).toHaveAttribute("id", "winter-hair-removal");
});

test("an offer without an end says so", () => {
	render(<SpecialCard special={{ ...special, ends: null }} />);
	expect(getText(screen.getByRole("article"))).toContain("From November 2, 2026, with no end date");
});

// Before the day is known, nothing depends on the clock.
test.each([
	[undefined, "Book this offer", []],
	["current", "Book this offer", []],
	["ongoing", "Book this offer", []],
	["upcoming", "Ask for this offer", ["Starts November 2, 2026"]],
	["expired", undefined, []],
] as const)("%s: the way to the offer is %j, with its treatment", (state, label, starts) => {
	render(<SpecialCard special={special} state={state} />);
	expect(screen.queryAllByText(/^Starts/).map(({ textContent }) => textContent)).toEqual(starts);
	const link = screen.queryByRole("link", { name: /this offer/ });
	expect(link?.getAttribute("aria-label") ?? link?.textContent).toBe(label && `${label}: The larger areas`);
	if (link) expect(link).toHaveAttribute("href", "/schedule?service=laser-hair-removal&offer=winter-hair-removal");
});
