import { render, screen } from "@testing-library/react";
import { Stars } from "./stars";

test.each([1, 4, 5])("%i of five stars are drawn, with a text alternative", (rating) => {
	render(<Stars rating={rating} />);
	const stars = screen.getByRole("img", { name: `Rated ${rating} out of 5` });
	expect(stars.querySelectorAll("svg")).toHaveLength(rating);
});
