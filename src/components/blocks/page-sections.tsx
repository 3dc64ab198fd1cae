import { Children, isValidElement, type ReactNode, Suspense } from "react";

/** React hydrates each section by itself, and renders only one again if an extension has changed it. */
export const PageSections = ({ children }: { children: ReactNode }) =>
	Children.toArray(children).map((section, index) => (
		<Suspense key={isValidElement(section) ? section.key : index}>{section}</Suspense>
	));
