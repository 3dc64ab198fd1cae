import { Children, createElement, Fragment, type ReactNode } from "react";
import { splitUnbreakable } from "../lib/text/markup";

interface KeepTogetherProps {
	/** A text, also one put together in JSX; anything else stays as it is. */
	children: ReactNode;
	/** "span" in a flex container, where every part would be an item of its own. */
	as?: typeof Fragment | "span";
}

/** A text whose units, dates and short compounds don't break across lines (src/lib/text/markup.ts). */
export const KeepTogether = ({ children, as = Fragment }: KeepTogetherProps) => {
	const texts = Children.toArray(children);
	if (texts.some((child) => typeof child === "object")) return children;
	const parts = splitUnbreakable(texts.join(""));
	if (parts.length === 1) return children;
	return createElement(as, null, ...parts.map((part, index) => (index % 2 === 1 ? createElement("span", { className: "whitespace-nowrap" }, part) : part)));
};

/**
 * A text that changes while it's on the page, in an element that's replaced with it. A translator puts elements of its own in the place of text nodes,
 * and React would go on changing nodes that nobody sees.
 */
export const ChangingText = ({ children }: { children: string }) => (
	<span key={children}>
		<KeepTogether>{children}</KeepTogether>
	</span>
);
