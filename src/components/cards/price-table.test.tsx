import { render, screen } from "@testing-library/react";
import { PriceTable } from "./price-table";

const prices = [
	{
		name: "Single treatment",
		amount: 1250,
		from: false,
		unit: "per treatment",
		note: "Numbing cream included.",
	},
	{ name: "Small area", amount: 89.5, from: true, unit: "per visit", note: null },
];
const readTexts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

test("a table has a name, heads, and 'from' only where an amount is the least", () => {
	render(<PriceTable prices={prices} specials={[]} caption="Prices for Sculptra" />);
	expect(screen.getByRole("table", { name: "Prices for Sculptra" })).toBeVisible();
	expect(readTexts("columnheader")).toEqual(["Item", "Price"]);
	expect(readTexts("rowheader")).toEqual(["Single treatmentNumbing cream included.", "Small area"]);
	expect(readTexts("cell")).toEqual(["$1,250 per treatment", "from $89.50 per visit"]);
});

test("a special's price is shown until its last day", async () => {
	const special = {
		price: "Small area",
		amount: 60,
		regular: 89.5,
		from: true,
		condition: null,
		limit: null,
	};
	const [over, ongoing] = [
		{ ...special, starts: "2025-01-02", ends: "2025-01-31" },
		{ ...special, starts: "2025-02-01", ends: null },
	];
	render(<PriceTable prices={prices} specials={[over, ongoing]} caption="Prices" />);
	expect(await screen.findByText(/^Special/)).toHaveTextContent(
		"Special: $60 instead of from $89.50",
	);
});
