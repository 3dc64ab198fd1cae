import { render, screen } from "@testing-library/react";
import { Memberships } from "./memberships";

const block = { key: "memberships", eyebrow: null, heading: "Memberships", text: [], points: [], links: [] };
const tier: Queries.MembershipTierFragment = {
	slug: "leaf",
	name: "Leaf",
	monthlyPrice: 89,
	summary: "An hour of skin care each month.",
	includes: ["A facial each month"],
	terms: ["Cancel before the next payment."],
};

test("a tier's line has its name and price; opened, what's included, its terms and a button to start", () => {
	render(<Memberships block={block} tiers={[tier]} />);
	const line = screen.getByRole("region", { name: "Memberships" }).querySelector("summary");
	expect(line).toHaveTextContent("Leaf $89 a month");
	expect(screen.getByText("Cancel before the next payment.")).not.toBeVisible();
	line?.click();
	expect(screen.getByText("Cancel before the next payment.")).toBeVisible();
	expect(screen.getByText("A facial each month")).toBeVisible();
	expect(screen.getByRole("link", { name: "Start with Leaf" })).toHaveAttribute("href", "/schedule?membership=leaf");
});
