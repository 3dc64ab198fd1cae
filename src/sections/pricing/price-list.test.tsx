import { render, screen } from "@testing-library/react";
import { PriceList } from "./price-list";

const category: Queries.PricedCategoryFragment = {
	slug: "skin",
	title: "Skin",
	shortDescription: "Peels and facials.",
	services: [
		{
			slug: "chemical-peels",
			path: "/services/chemical-peels",
			title: "Chemical Peels",
			prices: [
				{ name: "Lactic peel", amount: 110, from: false, unit: "per treatment", note: null },
				{ name: "Back peel", amount: 185, from: true, unit: "per treatment", note: null },
			],
		},
	],
};

test("a service's line has its entry price and a link that books it; opened, the prices and a link to its page", () => {
	render(<PriceList categories={[category]} />);
	const line = screen.getByRole("region", { name: "Skin" }).querySelector("summary");
	expect(line).toHaveTextContent("Chemical Peels from $110");
	expect(screen.getByRole("link", { name: "Book Chemical Peels" })).toHaveAttribute("href", "/schedule?service=chemical-peels");
	expect(screen.getByText("Back peel")).not.toBeVisible();
	line?.click();
	expect(screen.getByText("Back peel")).toBeVisible();
	expect(screen.getByRole("heading", { level: 3, name: /Chemical Peels$/ }).querySelector("a")).toHaveAttribute("href", "/services/chemical-peels");
});
