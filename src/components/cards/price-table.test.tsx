import { render, screen, within } from "@testing-library/react";
import { PriceTable } from "./price-table";

const prices = [
	{ name: "Single treatment", amount: 1250, from: false, unit: "per treatment", note: "Numbing cream included." },
	{ name: "Small area", amount: 89.5, from: true, unit: "per visit", note: null },
];

test("a table with a name, two column heads and a head for each row", () => {
	render(<PriceTable prices={prices} specials={[]} caption="Prices for Sculptra" />);
	const table = screen.getByRole("table", { name: "Prices for Sculptra" });
	expect(
		within(table)
			.getAllByRole("columnheader")
			.map(({ textContent }) => textContent),
	).toEqual(["Item", "Price"]);
	expect(
		within(table)
			.getAllByRole("rowheader")
			.map(({ textContent }) => textContent),
	).toEqual(["Single treatmentNumbing cream included.", "Small area"]);
});

test("an amount is shown with what it buys, and with 'from' only if it is the least", () => {
	render(<PriceTable prices={prices} specials={[]} caption="Prices" />);
	expect(screen.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["$1,250 per treatment", "from $89.50 per visit"]);
});
