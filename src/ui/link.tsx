import { Link as GatsbyLink } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { pathOf } from "../lib/navigation";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
	href: string;
}

/** True for a path of this site that Gatsby's router answers. */
const isInternal = (href: string): boolean => href.startsWith("/") && !href.startsWith("//") && !/\.[a-z0-9]+$/i.test(pathOf(href));

/**
 * Any link: paths of this site go through Gatsby's router (prefetched on hover and when in view), `#`, `tel:`,
 * `mailto:` and files are plain, other sites open with no referrer kept.
 */
export const Link = ({ href, children, ...rest }: LinkProps) => {
	if (isInternal(href))
		return (
			<GatsbyLink to={href} {...rest}>
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
