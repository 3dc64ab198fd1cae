import { fireEvent, render, screen } from "@testing-library/react";
import { ChangingText, KeepTogether, Link } from "./text";

const kept = (container: HTMLElement) =>
	[...container.querySelectorAll(".whitespace-nowrap")].map(({ textContent }) => textContent);

test("what must not break is in an element of its own", () => {
	const { container } = render(
		<KeepTogether>
			Wait {"7–10"} days, then call {"(918) 555-0142"}.
		</KeepTogether>,
	);
	expect(container).toHaveTextContent(/^Wait 7–10 days, then call \(918\) 555-0142\.$/);
	expect(kept(container)).toEqual(["7–10 days", "(918) 555-0142"]);
});

test("a text that changes is shown even if a translator has replaced it", () => {
	const { container, rerender } = render(<ChangingText>Open now, until 5 PM</ChangingText>);
	const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
	const nodes: ChildNode[] = [];
	while (texts.nextNode()) nodes.push(texts.currentNode as ChildNode);
	for (const node of nodes) node.replaceWith(document.createElement("font"));
	rerender(<ChangingText>Closed, opens tomorrow at 9 AM</ChangingText>);
	expect(container).toHaveTextContent(/^Closed, opens tomorrow at 9 AM$/);
});

test.each([
	["/services?category=A%20B#top", null, null],
	["tel:+19185550100", null, null],
	["https://vote.example/elm", "_blank", "noopener noreferrer"],
])("%s opens in the tab %s", (href, target, rel) => {
	render(<Link href={href}>On</Link>);
	const link = screen.getByRole("link");
	expect(["href", "target", "rel"].map((name) => link.getAttribute(name))).toEqual([
		href,
		target,
		rel,
	]);
});

test("a link marked for it scrolls to the top, unless it opens a new tab", () => {
	const scrolled = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
	render(
		<Link href="/about" scrollFirst>
			About
		</Link>,
	);
	fireEvent.click(screen.getByRole("link"), { ctrlKey: true });
	expect(scrolled).not.toHaveBeenCalled();
	fireEvent.click(screen.getByRole("link"));
	expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
});
