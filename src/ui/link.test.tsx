import { fireEvent, render, screen } from "@testing-library/react";
import { Link } from "./link";

const linkTo = (href: string) => {
	render(<Link href={href}>On</Link>);
	return screen.getByRole("link", { name: "On" });
};

test.each(["/", "/about", "/services?category=A%20B#top", "#main-content", "tel:+19185550100", "mailto:a@b.example", "/logo-black.svg", "//cdn.example/x"])(
	"%s opens in the same tab",
	(href) => {
		const link = linkTo(href);
		expect(link).toHaveAttribute("href", href);
		expect(link).not.toHaveAttribute("target");
		expect(link).not.toHaveAttribute("rel");
	},
);

test.each(["https://vote.example/elm", "http://vote.example"])("%s opens a tab of its own and tells it nothing", (href) => {
	const link = linkTo(href);
	expect(link).toHaveAttribute("target", "_blank");
	expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("what else is said of a link arrives", () => {
	render(
		<Link href="/about" aria-current="page" className="menu-link">
			About
		</Link>,
	);
	expect(screen.getByRole("link", { name: "About", current: "page" })).toHaveClass("menu-link");
});

test("a link marked so scrolls the page to the top before it leaves, but not if it opens elsewhere", () => {
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
