import { Children, createElement, Fragment, type ReactNode, type TimeHTMLAttributes } from "react";
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

export interface TextProps extends TimeHTMLAttributes<HTMLElement> {
	as?: "p" | "span" | "li" | "dt" | "dd" | "time" | "cite" | "figcaption";
}

/** An element of such a text alone: a paragraph unless said otherwise. */
export const Text = ({ as: Tag = "p", children, ...rest }: TextProps) => (
	<Tag {...rest}>
		<KeepTogether>{children}</KeepTogether>
	</Tag>
);

/**
 * A text that changes while it's on the page, in an element that's replaced with it. A translator puts elements of its own in the place of text nodes,
 * and React would go on changing nodes that nobody sees.
 */
export const ChangingText = ({ children }: { children: string }) => (
	<Text as="span" key={children}>
		{children}
	</Text>
);
