import { splitMatches } from "../../lib/search/excerpt";

/** A text with what the query matches marked. */
export const MarkedText = ({ text, terms }: { text: string; terms: ReadonlySet<string> }) =>
	splitMatches(text, terms).map((piece, index) =>
		piece.matched ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
			<mark key={index} className="bg-raised text-on-surface">
				{piece.text}
			</mark>
		) : (
			piece.text
		),
	);
