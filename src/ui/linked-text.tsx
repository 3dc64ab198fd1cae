import { splitLinks } from "../lib/content/inline-links";
import { Link } from "./link";

/** A text of content/ whose `[words](/path)` are links. */
export const LinkedText = ({ text }: { text: string }) =>
	splitLinks(text).map((part) =>
		typeof part === "string" ? (
			part
		) : (
			<Link key={`${part.label} ${part.href}`} href={part.href} className="quiet-link">
				{part.label}
			</Link>
		),
	);
