import { Link, type LinkProps } from "../../ui/link";

interface MenuLinkProps extends LinkProps {
	label: string;
	/** True if it leads to the page that's shown. */
	current: boolean;
}

/** A link of the menu, which says if it's the current page's. */
export const MenuLink = ({ label, current, ...rest }: MenuLinkProps) => (
	<Link aria-current={current ? "page" : undefined} {...rest}>
		{label}
	</Link>
);
