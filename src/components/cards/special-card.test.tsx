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

test("the card has the offer, its summary, and a heading one level below the page's", () => {
	render(<SpecialCard special={special} />);
	expect(screen.getByRole("heading", { level: 3, name: "The larger areas" })).toBeVisible();
	expect(screen.getByText("20% off")).toBeVisible();
	expect(screen.getByText("Winter is when most people can begin.")).toBeVisible();
});

test("both days are shown, and machine-readable", () => {
	render(<SpecialCard special={special} />);
	const days = screen.getAllByRole("time");
	expect(days.map((day) => `${day.getAttribute("datetime")} ${day.textContent}`)).toEqual(["2026-11-02 November 2, 2026", "2027-01-29 January 29, 2027"]);
	expect(getText(screen.getByRole("article"))).toContain("From November 2, 2026 to January 29, 2027");
});

test("an offer without an end says so", () => {
	render(<SpecialCard special={{ ...special, ends: null }} />);
	expect(getText(screen.getByRole("article"))).toContain("From November 2, 2026, with no end date");
	expect(screen.getAllByRole("time")).toHaveLength(1);
});

test("nothing depends on the clock before the day is known", () => {
	render(<SpecialCard special={special} />);
	expect(screen.getByRole("article")).not.toHaveAttribute("data-state");
	expect(screen.queryByText(/^Starts/)).toBeNull();
});

test.each(["current", "ongoing", "expired"] as const)("%s: the card does not say when the offer starts", (state) => {
	render(<SpecialCard special={special} state={state} />);
	expect(screen.getByRole("article")).toHaveAttribute("data-state", state);
	expect(screen.queryByText(/^Starts/)).toBeNull();
});

test("upcoming: the first line is the start day", () => {
	render(<SpecialCard special={special} state="upcoming" />);
	expect(screen.getByText(/^Starts/)).toHaveTextContent(/^Starts November 2, 2026$/);
});

test("terms are a list, services are links, and the card is a hash target", () => {
	render(<SpecialCard special={special} level={2} />);
	expect(screen.getByRole("heading", { level: 2, name: "The larger areas" })).toBeVisible();
	expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(special.terms);
	expect(screen.getByRole("link", { name: "Laser Hair Removal" })).toHaveAttribute("href", "/services/laser-hair-removal");
	expect(screen.getByRole("article")).toHaveAttribute("id", "winter-hair-removal");
});

test.each([undefined, "current", "ongoing"] as const)("%s: the offer can be booked, with its treatment", (state) => {
	render(<SpecialCard special={special} state={state} />);
	const address = "/schedule?service=laser-hair-removal&offer=winter-hair-removal";
	expect(screen.getByRole("link", { name: "Book this offer: The larger areas" })).toHaveAttribute("href", address);
});

test("upcoming: the offer can be asked for", () => {
	render(<SpecialCard special={special} state="upcoming" />);
	const address = "/schedule?service=laser-hair-removal&offer=winter-hair-removal";
	expect(screen.getByRole("link", { name: "Ask for this offer: The larger areas" })).toHaveAttribute("href", address);
});

test("expired: there's nothing to book", () => {
	render(<SpecialCard special={special} state="expired" />);
	expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Laser Hair Removal"]);
});
