import { createElement, Fragment } from "react";
import { splitLinks, type TextPart } from "../lib/text/markup";
import { cx } from "./class-names";
import { KeepTogether, type TextProps } from "./keep-together";
import { Link } from "./link";

const renderPart = (part: TextPart) =>
	typeof part === "string" ? (
		<KeepTogether>{part}</KeepTogether>
	) : (
		<Link href={part.href} className="quiet-link">
			{part.label}
		</Link>
	);

interface LinkedTextProps extends Omit<TextProps, "children"> {
	text: string;
}

/** A text of content/ whose `[words](/path)` are links, in an element or without one. Its parts never move, and two may be the same: they have no keys. */
export const LinkedText = ({ text, as: Tag, ...rest }: LinkedTextProps) => {
	const parts = createElement(Fragment, null, ...splitLinks(text).map(renderPart));
	return Tag ? <Tag {...rest}>{parts}</Tag> : parts;
};

/** Short lines with a dot or, where their order counts, a number before each. */
export const List = ({ items, ordered = false, className }: { items: readonly string[]; ordered?: boolean; className?: string }) => {
	const Tag = ordered ? "ol" : "ul";
	return (
		<Tag className={cx("pl-5 marker:text-marker", ordered ? "list-decimal" : "list-disc", className)}>
			{items.map((item) => (
				<LinkedText as="li" key={item} className="pl-1" text={item} />
			))}
		</Tag>
	);
};
