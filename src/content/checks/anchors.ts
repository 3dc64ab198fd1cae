import { type Anchor, listAnchors } from "../anchors";
import { formatValue, type Problem, problemAt } from "../problem";
import type { Check } from "./check";

const describeOwner = ({ source }: Anchor): string => (source ? `${formatValue(source.words)} in ${source.entry.file}` : "another part of the page");

/** The anchors of a page that an earlier one has, too. The same words twice in a list are a problem of their own. */
const findRepeated = (path: string, anchors: readonly Anchor[]): Problem[] => {
	const seen = new Map<string, Anchor>();
	return anchors.flatMap((anchor) => {
		const first = seen.get(anchor.id);
		if (!first) seen.set(anchor.id, anchor);
		const { id, source } = anchor;
		if (!first || !source || first.source?.words === source.words) return [];
		const expected = `words that lead to a place of their own: ${path}#${id} is ${describeOwner(first)}`;
		return [problemAt(source.entry, source.path, { found: formatValue(source.words), expected, remedy: "Word it another way." })];
	});
};

/** No two parts of a page have the same anchor: a link would lead to the first only. */
export const checkAnchors: Check = (content, { raw }) => [...listAnchors(content, raw)].flatMap(([path, anchors]) => findRepeated(path, anchors));
