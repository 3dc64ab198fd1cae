import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { ReviewCard } from "./review-card";

const review: Queries.ReviewCardFragment = {
	position: 1,
	name: "Dana W.",
	review: "She told me to leave it alone.",
	rating: 5,
	date: "2025-10-14",
	service: { title: "Neuromodulators", path: "/services/neuromodulators" },
};

beforeEach(() => jest.useFakeTimers().setSystemTime(new Date("2025-11-20T12:00:00Z")));

test("the card has the text, the stars, the name and the day", () => {
	render(<ReviewCard review={review} />);
	expect(screen.getByRole("blockquote")).toHaveTextContent("“She told me to leave it alone.”");
	expect(screen.getByRole("img", { name: "Rated 5 out of 5" })).toBeVisible();
	expect(screen.getByText("Dana W.")).toBeVisible();
	expect(renderToString(<ReviewCard review={review} />)).toContain(">October 14, 2025</time>");
});

test("the day becomes a relative time, and keeps the date in its title", () => {
	render(<ReviewCard review={review} />);
	expect(screen.getByRole("time")).toHaveTextContent("1 month ago");
	expect(screen.getByRole("time")).toHaveAttribute("title", "October 14, 2025");
	expect(screen.getByRole("time")).toHaveAttribute("datetime", "2025-10-14");
});

test("a service is linked only if the client named one", () => {
	const { rerender } = render(<ReviewCard review={review} />);
	expect(screen.getByRole("link", { name: "Neuromodulators" })).toHaveAttribute("href", "/services/neuromodulators");
	rerender(<ReviewCard review={{ ...review, service: null }} />);
	expect(screen.queryByRole("link")).toBeNull();
});
