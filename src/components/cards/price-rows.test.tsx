import { render, screen, within } from "@testing-library/react";
import { PriceRows } from "./price-rows";

const prices = [
	{ name: "Single treatment", amount: 1250, from: false, unit: "per treatment", note: "Numbing cream included." },
	{ name: "Small area", amount: 89.5, from: true, unit: "per visit", note: null },
];

test("the table has a name, two column headers and a header for each row", () => {
	render(<PriceRows prices={prices} caption="Prices of Sculptra" />);
	const table = screen.getByRole("table", { name: "Prices of Sculptra" });
	expect(
		within(table)
			.getAllByRole("columnheader")
			.map(({ textContent }) => textContent),
	).toEqual(["What", "Price"]);
	expect(
		within(table)
			.getAllByRole("rowheader")
			.map(({ textContent }) => textContent),
	).toEqual(["Single treatmentNumbing cream included.", "Small area"]);
});

test("an amount has its unit, and 'from' only if it is the lowest", () => {
	render(<PriceRows prices={prices} caption="Prices" />);
	expect(screen.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["$1,250per treatment", "from $89.50per visit"]);
});

test("two rows may have the same name and different units", () => {
	const warned = jest.spyOn(console, "error").mockImplementation(() => {});
	render(
		<PriceRows
			prices={[
				{ name: "Area", amount: 1, from: false, unit: "per visit", note: null },
				{ name: "Area", amount: 2, from: false, unit: "per month", note: null },
			]}
			caption="Prices"
		/>,
	);
	expect(screen.getAllByRole("rowheader", { name: "Area" })).toHaveLength(2);
	expect(warned).not.toHaveBeenCalled();
	warned.mockRestore();
});
