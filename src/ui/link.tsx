import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { isPlainClick } from "../browser/plain-click";
import { KeepTogether } from "./keep-together";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
	href: string;
	/** Scrolls the page to the top before leaving it (docs/specification.md R30); coming back, the visitor is at its top. */
	scrollFirst?: boolean;
}

/** Not for a click that opens another tab or window: this page stays as it is. */
const toTop = (event: MouseEvent): void => {
	if (isPlainClick(event)) window.scrollTo({ top: 0, behavior: "instant" });
};

/** Any link. Other sites open in a tab of their own; paths of this site are followed by src/browser/follow-links.ts, all of a page at once. */
export const Link = ({ href, children, scrollFirst = false, ...rest }: LinkProps) => (
	<a href={href} {...(/^https?:/.test(href) ? { rel: "noopener noreferrer", target: "_blank" } : {})} {...(scrollFirst ? { onClick: toTop } : {})} {...rest}>
		<KeepTogether as="span">{children}</KeepTogether>
	</a>
);
