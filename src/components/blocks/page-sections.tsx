import { Children, isValidElement, type ReactNode, Suspense } from "react";

/**
 * React hydrates each section by itself. If an extension has changed one, only that one is rendered
 * again.
 */
export const PageSections = ({ children }: { children: ReactNode }) =>
	Children.toArray(children).map((section, index) => (
		<Suspense key={isValidElement(section) ? section.key : index}>{section}</Suspense>
	));
