import { Children, isValidElement, type ReactNode, Suspense } from "react";

/**
 * The sections of a page, one below the other. React hydrates each by itself, and first the one that a click or the focus is in. If a browser extension
 * has changed the HTML of one, React renders only that one again.
 */
export const PageSections = ({ children }: { children: ReactNode }) =>
	Children.toArray(children).map((section, index) => <Suspense key={isValidElement(section) ? section.key : index}>{section}</Suspense>);
