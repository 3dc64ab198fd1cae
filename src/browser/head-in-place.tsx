import type { GatsbyBrowser } from "gatsby";
import type { ReactElement, ReactNode } from "react";

type HeadElement = ReactElement<object, (props: object) => ReactNode>;

/** Gatsby gives this API the site's root, which has no properties, and every page's Head, which has the page's. */
const isHead = (element: ReactElement): element is HeadElement => typeof element.props === "object" && element.props !== null && "location" in element.props;

/** What a page's Head returns, as if every page had the same one. */
const HeadInPlace = ({ head }: { head: HeadElement }) => head.type(head.props);

/**
 * Every page's Head is a component of its own, so with a change of page React would take all of its tags out of the document, the title
 * among them, and put as many new ones in. Rendered by one component, they stay, and what differs is changed.
 */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => {
	const given: ReactElement = element;
	return isHead(given) ? <HeadInPlace head={given} /> : given;
};
