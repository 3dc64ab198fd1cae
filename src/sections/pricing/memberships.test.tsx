import { render, screen } from "@testing-library/react";
import { Memberships } from "./memberships";

const block = { key: "memberships", eyebrow: null, heading: "Memberships", text: [], points: [], links: [] };
const tier: Queries.MembershipTierFragment = {
	slug: "leaf",
	name: "Leaf",
	monthlyPrice: 89,
	summary: "An hour of skin care each month.",
	includes: ["A facial each month"],
	terms: ["Three-month commitment, then month to month."],
};

test("a tier shows its price and starts with its button; its terms are behind a line", () => {
	render(<Memberships block={block} tiers={[tier]} />);
	expect(screen.getByRole("heading", { name: "Leaf" }).parentElement).toHaveTextContent("$89 a month");
	expect(screen.getByRole("link", { name: "Start with Leaf" })).toHaveAttribute("href", "/schedule?membership=leaf");
	expect(screen.getByText("Three-month commitment, then month to month.")).not.toBeVisible();
	screen.getByText("What’s included, and the terms").click();
	expect(screen.getByText("Three-month commitment, then month to month.")).toBeVisible();
	expect(screen.getByText("A facial each month")).toBeVisible();
});
