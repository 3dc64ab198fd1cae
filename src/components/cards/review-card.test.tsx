import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { ReviewCard } from "./review-card";

const review = {
	position: 1,
	name: "Dana W.",
	review: "She told me to leave it alone.",
	rating: 5,
	date: "2025-10-14",
	service: null,
};

test("the plain day of the HTML becomes a relative time", () => {
	jest.useFakeTimers().setSystemTime(new Date("2025-11-20T12:00:00Z"));
	expect(renderToString(<ReviewCard review={review} />)).toContain(">October 14, 2025</time>");
	render(<ReviewCard review={review} />);
	expect(screen.getByRole("blockquote")).toHaveTextContent("“She told me to leave it alone.”");
	expect(screen.getByRole("img", { name: "Rated 5 out of 5" })).toBeVisible();
	expect(screen.getByRole("time")).toHaveTextContent("1 month ago");
	expect(screen.getByRole("time")).toHaveAttribute("title", "October 14, 2025");
});
