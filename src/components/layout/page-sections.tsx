import { Children, isValidElement, type ReactNode, startTransition, useContext, useEffect, useState } from "react";
import { afterPaint } from "../../browser/after-paint";
import { EntersAtTop } from "../../motion/entry";
import { Late } from "./defer-hydration";

/** Sections that reach into the first window of a page: src/styles/shell.css draws as many at once. */
const first = 2;

/**
 * The sections of a page, one below the other. A page opened by its address, gone back to or entered at a hash has all of them
 * at once; one that a link leads to shows the first at once and each of the others a frame later, so that a change of page is
 * no long task.
 */
export const PageSections = ({ children }: { children: ReactNode }) => {
	const sections = Children.toArray(children).map((section, index) =>
		index < first ? section : <Late key={isValidElement(section) ? section.key : index}>{section}</Late>,
	);
	const [shown, setShown] = useState(useContext(EntersAtTop) ? 1 : Number.POSITIVE_INFINITY);
	const missing = shown < sections.length;
	useEffect(() => {
		if (missing) return afterPaint(() => startTransition(() => setShown(shown + 1)));
	}, [missing, shown]);
	return missing ? sections.slice(0, shown) : sections;
};
