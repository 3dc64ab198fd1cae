import {
	type AnchorHTMLAttributes,
	Children,
	createElement,
	Fragment,
	type MouseEvent,
	type ReactNode,
	type TimeHTMLAttributes,
} from "react";
import { isPlainClick } from "../browser/plain-click";
import { splitLinks, splitUnbreakable, type TextPart } from "../lib/text/markup";
import { cx } from "./class-names";

/** Keeps units, dates and short compounds on one line (src/lib/text/markup.ts). */
export const KeepTogether = ({
	children,
	as = Fragment,
}: {
	children: ReactNode;
	/** "span" inside a flex container, where each part of the text would be an item of its own. */
	as?: typeof Fragment | "span";
}) => {
	const texts = Children.toArray(children);
	if (texts.some((child) => typeof child === "object")) return children;
	const parts = splitUnbreakable(texts.join(""));
	if (parts.length === 1) return children;
	return createElement(
		as,
		null,
		...parts.map((part, index) =>
			index % 2 === 1 ? createElement("span", { className: "whitespace-nowrap" }, part) : part,
		),
	);
};

interface TextProps extends TimeHTMLAttributes<HTMLElement> {
	as?: "p" | "span" | "li" | "dt" | "dd" | "time" | "figcaption";
}

export const Text = ({ as: Tag = "p", children, ...rest }: TextProps) => (
	<Tag {...rest}>
		<KeepTogether>{children}</KeepTogether>
	</Tag>
);

/**
 * For a text that changes while it's shown: React would change text nodes that a translator has
 * replaced.
 */
export const ChangingText = ({ children }: { children: string }) => (
	<Text as="span" key={children}>
		{children}
	</Text>
);

export interface LinkItem {
	readonly label: string;
	readonly href: string;
}

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
	href: string;
	/** See docs/specification.md R30. */
	scrollFirst?: boolean;
}

const toTop = (event: MouseEvent): void => {
	if (isPlainClick(event)) window.scrollTo({ top: 0, behavior: "instant" });
};

/** src/browser/follow-links.ts follows the links of this site. */
export const Link = ({ href, children, scrollFirst, ...rest }: LinkProps) => (
	<a
		href={href}
		{...(/^https?:/.test(href) ? { rel: "noopener noreferrer", target: "_blank" } : {})}
		{...(scrollFirst ? { onClick: toTop } : {})}
		{...rest}
	>
		<KeepTogether as="span">{children}</KeepTogether>
	</a>
);

const renderPart = (part: TextPart) =>
	typeof part === "string" ? (
		<KeepTogether>{part}</KeepTogether>
	) : (
		<Link href={part.href} className="quiet-link">
			{part.label}
		</Link>
	);

/** A text whose `[words](/path)` are links. Its parts never move, so they have no keys. */
export const LinkedText = ({
	text,
	as: Tag,
	...rest
}: Omit<TextProps, "children"> & { text: string }) => {
	const parts = createElement(Fragment, null, ...splitLinks(text).map(renderPart));
	return Tag ? <Tag {...rest}>{parts}</Tag> : parts;
};

export const List = ({
	items,
	ordered,
	className,
}: {
	items: readonly string[];
	ordered?: boolean;
	className?: string;
}) => {
	const Tag = ordered ? "ol" : "ul";
	return (
		<Tag className={cx("pl-5", ordered ? "list-decimal" : "list-disc", className)}>
			{items.map((item) => (
				<LinkedText as="li" key={item} className="pl-1" text={item} />
			))}
		</Tag>
	);
};

export const Paragraphs = ({
	texts,
	className,
	each,
}: {
	texts: readonly string[];
	className?: string;
	each?: string;
}) => {
	const paragraphs = texts.map((text) => (
		<LinkedText as="p" key={text} className={each} text={text} />
	));
	return className ? <div className={className}>{paragraphs}</div> : paragraphs;
};

const sizes = {
	title: "text-display-title",
	1: "text-display-1",
	2: "text-display-2",
	3: "text-display-3",
	4: "text-display-4",
};

export interface HeadingProps {
	children: ReactNode;
	level: 1 | 2 | 3 | 4;
	size?: keyof typeof sizes;
	id?: string;
	className?: string;
}

export const Heading = ({ children, level, size = level, id, className }: HeadingProps) => {
	const Tag = `h${level}` as const;
	return (
		<Tag id={id} className={cx("font-display font-medium", sizes[size], className)}>
			<KeepTogether>{children}</KeepTogether>
		</Tag>
	);
};

export const Lead = ({ children, className }: { children: string; className?: string }) => (
	<LinkedText as="p" className={cx("max-w-text text-lead text-muted", className)} text={children} />
);

export const Eyebrow = ({ children, className }: { children: ReactNode; className?: string }) => (
	<Text className={cx("text-eyebrow font-medium text-muted uppercase", className)}>{children}</Text>
);
