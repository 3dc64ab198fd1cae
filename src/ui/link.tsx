import { Link as GatsbyLink } from "gatsby";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { pathOf } from "../lib/navigation";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
	href: string;
	/** Scrolls the page to the top before leaving it (spec §2); coming back, the visitor is at its top. */
	scrollFirst?: boolean;
}

/** True for a path of this site that Gatsby's router answers. */
const isInternal = (href: string): boolean => href.startsWith("/") && !href.startsWith("//") && !/\.[a-z0-9]+$/i.test(pathOf(href));

/** A click that leaves in another tab or window leaves this one where it is. */
const toTop = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): void => {
	if (!(metaKey || ctrlKey || shiftKey || altKey)) window.scrollTo({ top: 0, behavior: "instant" });
};

/**
 * Any link: paths of this site go through Gatsby's router (prefetched on hover and when in view), `#`, `tel:`,
 * `mailto:` and files are plain, other sites open with no referrer kept.
 */
export const Link = ({ href, children, scrollFirst = false, ...rest }: LinkProps) => {
	if (isInternal(href))
		return (
			<GatsbyLink to={href} {...(scrollFirst ? { onClick: toTop } : {})} {...rest}>
				{children}
			</GatsbyLink>
		);
	const outside = /^https?:/.test(href) ? { rel: "noopener noreferrer", target: "_blank" } : {};
	return (
		<a href={href} {...outside} {...rest}>
			{children}
		</a>
	);
};
