import { render, screen } from "@testing-library/react";
import { Packages } from "./packages";

const block = { key: "packages", eyebrow: null, heading: "Packages", text: [], points: [], links: [] };
const offer: Queries.PackageRowFragment = {
	slug: "three-peels",
	name: "Three peels",
	summary: "For clogged pores.",
	amount: 499,
	separately: 569,
	includes: ["Three peels for your face"],
	terms: "Use within six months.",
	services: [{ slug: "chemical-peels", path: "/services/chemical-peels", title: "Chemical Peels" }],
};

test("a package's line has its name and price; opened, what it saves, and a button that asks for it", () => {
	render(<Packages block={block} packages={[offer]} />);
	const line = screen.getByRole("region", { name: "Packages" }).querySelector("summary");
	expect(line).toHaveTextContent("Three peels $499");
	expect(screen.getByText(/^\$569 if you buy each one/)).not.toBeVisible();
	line?.click();
	expect(screen.getByText(/^\$569 if you buy each one/)).toBeVisible();
	expect(screen.getByText(/^\$569 if you buy each one/)).toHaveTextContent("$569 if you buy each one, $70 more");
	expect(screen.getByRole("link", { name: "Ask for this package: Three peels" })).toHaveAttribute("href", "/schedule?package=three-peels");
	expect(screen.getByRole("link", { name: "Chemical Peels" })).toHaveAttribute("href", "/services/chemical-peels");
});
