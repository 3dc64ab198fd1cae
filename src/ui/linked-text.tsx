import { createElement, Fragment } from "react";
import { splitLinks, type TextPart } from "../lib/text/markup";
import { KeepTogether } from "./keep-together";
import { Link } from "./link";

const renderPart = (part: TextPart) =>
	typeof part === "string" ? (
		<KeepTogether>{part}</KeepTogether>
	) : (
		<Link href={part.href} className="quiet-link">
			{part.label}
		</Link>
	);

/** A text of content/ whose `[words](/path)` are links. Its parts never move, and two may be the same: they have no keys. */
export const LinkedText = ({ text }: { text: string }) => createElement(Fragment, null, ...splitLinks(text).map(renderPart));
