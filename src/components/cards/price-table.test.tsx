import { render, screen } from "@testing-library/react";
import { PriceTable } from "./price-table";

const prices = [
	{ name: "Single treatment", amount: 1250, from: false, unit: "per treatment", note: "Numbing cream included." },
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
