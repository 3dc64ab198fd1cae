import { Children, isValidElement, type ReactNode, Suspense } from "react";

/** The sections of a page. React hydrates each by itself, first the one with a click or the focus, and renders only one again if an extension changed it. */
export const PageSections = ({ children }: { children: ReactNode }) =>
	Children.toArray(children).map((section, index) => <Suspense key={isValidElement(section) ? section.key : index}>{section}</Suspense>);
