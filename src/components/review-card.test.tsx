import { render, screen } from "@testing-library/react";
import { ReviewCard } from "./review-card";

const review: Queries.ReviewCardFragment = {
	position: 1,
	name: "Dana W.",
	review: "She told me to leave it alone.",
	rating: 5,
	date: "2025-10-14",
	service: { title: "Neuromodulators", path: "/services/neuromodulators" },
};

test("the words, the stars, the name and the day", () => {
	render(<ReviewCard review={review} />);
	expect(screen.getByRole("blockquote")).toHaveTextContent("“She told me to leave it alone.”");
	expect(screen.getByRole("img", { name: "Rated 5 out of 5" })).toBeVisible();
	expect(screen.getByText("Dana W.")).toBeVisible();
	expect(screen.getByRole("time")).toHaveTextContent("October 14, 2025");
	expect(screen.getByRole("time")).toHaveAttribute("datetime", "2025-10-14");
});

test("a service is linked only where the client named one", () => {
	const { rerender } = render(<ReviewCard review={review} />);
	expect(screen.getByRole("link", { name: "Neuromodulators" })).toHaveAttribute("href", "/services/neuromodulators");
	rerender(<ReviewCard review={{ ...review, service: null }} />);
	expect(screen.queryByRole("link")).toBeNull();
});
