import { fireEvent, render, screen } from "@testing-library/react";
import { Link } from "./link";

const linkTo = (href: string) => {
	render(<Link href={href}>On</Link>);
	return screen.getByRole("link", { name: "On" });
};

test.each(["/services?category=A%20B#top", "#main-content", "tel:+19185550100", "mailto:a@b.example", "/logo-black.svg", "//cdn.example/x"])(
	"%s opens in the same tab",
	(href) => {
		const link = linkTo(href);
		expect(link).toHaveAttribute("href", href);
		expect(link).not.toHaveAttribute("target");
	},
);

test.each(["https://vote.example/elm", "http://vote.example"])("%s opens a new tab, without an opener", (href) => {
	const link = linkTo(href);
	expect(link).toHaveAttribute("target", "_blank");
	expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("a link marked for it scrolls to the top before leaving, unless it opens a new tab", () => {
	const scrolled = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
	render(
		<Link href="/about" scrollFirst>
			About
		</Link>,
	);
	const link = screen.getByRole("link");
	fireEvent.click(link, { ctrlKey: true });
	expect(scrolled).not.toHaveBeenCalled();
	fireEvent.click(link);
	expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
	scrolled.mockRestore();
});
