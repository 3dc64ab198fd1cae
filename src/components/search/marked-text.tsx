import { splitMatches } from "../../lib/search/excerpt";

/** A text with what the query matches marked. Every piece is an element, because the next query has other pieces (ChangingText in src/ui). */
export const MarkedText = ({ text, terms }: { text: string; terms: ReadonlySet<string> }) =>
	splitMatches(text, terms).map((piece, index) => {
		const Tag = piece.matched ? "mark" : "span";
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
			<Tag key={index} className={piece.matched ? "bg-raised text-on-surface" : undefined}>
				{piece.text}
			</Tag>
		);
	});
