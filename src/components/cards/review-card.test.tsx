import { act, render, screen } from "@testing-library/react";
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
afterEach(() => jest.useRealTimers());

/** Waits for the code that formats relative times. */
const settled = () => act(() => jest.advanceTimersByTimeAsync(0));

test("the card has the text, the stars, the name and the day", async () => {
	render(<ReviewCard review={review} />);
	expect(screen.getByRole("blockquote")).toHaveTextContent("“She told me to leave it alone.”");
	expect(screen.getByRole("img", { name: "Rated 5 out of 5" })).toBeVisible();
	expect(screen.getByText("Dana W.")).toBeVisible();
	expect(screen.getByRole("time")).toHaveTextContent("October 14, 2025");
	expect(screen.getByRole("time")).toHaveAttribute("datetime", "2025-10-14");
	await settled();
});

test("the day becomes a relative time, and keeps the date in its title", async () => {
	render(<ReviewCard review={review} />);
	expect(screen.getByRole("time")).not.toHaveAttribute("title");
	await settled();
	expect(screen.getByRole("time")).toHaveTextContent("about 1 month ago");
	expect(screen.getByRole("time")).toHaveAttribute("title", "October 14, 2025");
	expect(screen.getByRole("time")).toHaveAttribute("datetime", "2025-10-14");
});

test("a service is linked only if the client named one", async () => {
	const { rerender } = render(<ReviewCard review={review} />);
	expect(screen.getByRole("link", { name: "Neuromodulators" })).toHaveAttribute("href", "/services/neuromodulators");
	rerender(<ReviewCard review={{ ...review, service: null }} />);
	expect(screen.queryByRole("link")).toBeNull();
	await settled();
});
