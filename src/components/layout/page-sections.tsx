import { Children, isValidElement, type ReactNode, Suspense } from "react";

/** Sections that reach into the first viewport of a page: they hydrate with the page itself. */
const first = 2;

/** The sections of a page, one below the other. React hydrates each one below the first viewport by itself, and first the one that a click or the focus is in. */
export const PageSections = ({ children }: { children: ReactNode }) =>
	Children.toArray(children).map((section, index) =>
		index < first ? section : <Suspense key={isValidElement(section) ? section.key : index}>{section}</Suspense>,
	);
