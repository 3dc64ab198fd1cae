import { render, screen } from "@testing-library/react";
import { pictureData } from "../../../tests/support/pictures";
import { SpecialCard } from "./special-card";

const special: Queries.SpecialCardFragment = {
	slug: "winter",
	title: "The larger areas",
	offer: "20% off",
	summary: "Winter is when most people can begin.",
	starts: "2026-11-02",
	ends: "2027-01-29",
	terms: ["Test pulses come first."],
	services: [{ slug: "hair", title: "Hair Removal", path: "/services/hair" }],
	image: pictureData(),
};

test.each([
	["2027-01-29", "From November 2, 2026 to January 29, 2027"],
	[null, "From November 2, 2026, with no end date"],
])("an offer that ends on %s says its days and conditions", (ends, days) => {
	render(<SpecialCard special={{ ...special, ends }} />);
	const text = screen.getByRole("article").textContent;
	for (const part of [days, special.offer, special.summary, "Test pulses come first."])
		expect(text).toContain(part);
});

// Before the day is known, nothing depends on the clock.
test.each([
	[undefined, "Book this offer", []],
	["upcoming", "Ask for this offer", ["Starts November 2, 2026"]],
	["expired", undefined, []],
] as const)("%s: the way to the offer is %j", (state, label, starts) => {
	render(<SpecialCard special={special} state={state} />);
	expect(screen.queryAllByText(/^Starts/).map(({ textContent }) => textContent)).toEqual(starts);
	const link = screen.queryByRole("link", { name: /this offer/ });
	expect(link?.getAttribute("aria-label")).toBe(label && `${label}: The larger areas`);
	if (link) expect(link).toHaveAttribute("href", "/schedule?service=hair&offer=winter");
});
