import { render, screen } from "@testing-library/react";
import { LandingReview } from ".";

const make = (slug: string, review: string): Queries.LandingReviewFragment => ({
	review,
	name: "Dana W.",
	date: "2025-10-14",
	service: { slug, title: `About ${slug}`, path: `/services/${slug}` },
});
const reviews = [
	make("peel", "A peel, told at some length."),
	make("peel", "A peel, briefly."),
	make("filler", "Filler."),
];

test("the shortest review of the page's treatments is shown", () => {
	const { container, rerender } = render(
		<LandingReview reviews={reviews} services={[{ slug: "peel" }]} />,
	);
	expect(screen.getByRole("blockquote")).toHaveTextContent("“A peel, briefly.”");
	expect(screen.getByText("October 14, 2025")).toBeVisible();
	expect(screen.getByRole("link", { name: "About peel" })).toHaveAttribute(
		"href",
		"/services/peel",
	);
	rerender(<LandingReview reviews={reviews} services={[{ slug: "facial" }]} />);
	expect(container).toBeEmptyDOMElement();
});
