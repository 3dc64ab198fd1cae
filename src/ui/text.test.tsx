import { fireEvent, render, screen } from "@testing-library/react";
import { ChangingText, KeepTogether, Link, LinkedText } from "./text";

const kept = (container: HTMLElement): (string | null)[] => [...container.querySelectorAll(".whitespace-nowrap")].map(({ textContent }) => textContent);

test("what must not break is in an element of its own, and the text reads the same", () => {
	const { container } = render(<KeepTogether>Wait 7–10 days, then call (918) 555-0142.</KeepTogether>);
	expect(container).toHaveTextContent(/^Wait 7–10 days, then call \(918\) 555-0142\.$/);
	expect(kept(container)).toEqual(["7–10 days", "(918) 555-0142"]);
});

test("a text put together in JSX is one text", () => {
	const [name, credentials] = ["Caleb Norwood", "FNP-C"];
	const { container } = render(
		<KeepTogether>
			{name}, {credentials}
		</KeepTogether>,
	);
	expect(kept(container)).toEqual(["FNP-C"]);
	expect(container).toHaveTextContent(/^Caleb Norwood, FNP-C$/);
});

test("a text with nothing to keep, and what isn't a text, has no element around it", () => {
	const { container } = render(
		<KeepTogether as="span">
			Peels, <b>GLP-1</b>
		</KeepTogether>,
	);
	expect(container.innerHTML).toBe("Peels, <b>GLP-1</b>");
});

test("a link in a flex container has one item", () => {
	const { container } = render(<Link href="/services">Laser & Light-Based Therapy</Link>);
	expect(container.querySelector("a")?.childNodes).toHaveLength(1);
	expect(kept(container)).toEqual(["Light-Based"]);
});

test("a text with links keeps units together, in its words and in its links", () => {
	const warned = jest.spyOn(console, "error");
	const { container } = render(<LinkedText text="Wait 2 weeks before [GLP-1 therapy](/glp-1), or [peels](/peels), or [lasers](/lasers)." />);
	expect(kept(container)).toEqual(["2 weeks", "GLP-1"]);
	expect(warned).not.toHaveBeenCalled();
});

test("a text that changes is shown even if a translator has put elements in the place of the text before", () => {
	const { container, rerender } = render(<ChangingText>Open now, until 5 PM</ChangingText>);
	const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
	const nodes: Node[] = [];
	while (texts.nextNode()) nodes.push(texts.currentNode);
	for (const node of nodes) (node as ChildNode).replaceWith(document.createElement("font"));
	rerender(<ChangingText>Closed, opens tomorrow at 9 AM</ChangingText>);
	expect(container).toHaveTextContent(/^Closed, opens tomorrow at 9 AM$/);
	expect(container.querySelector("font")).toBeNull();
});

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
