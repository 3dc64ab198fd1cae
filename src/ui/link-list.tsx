import type { HTMLAttributes } from "react";
import { Link } from "./link";

interface LinkListProps extends HTMLAttributes<HTMLUListElement> {
	links: readonly { readonly label: string; readonly href: string }[];
	/** A part of src/ui that's a link. */
	as?: typeof Link;
	itemClassName?: string;
	linkClassName?: string;
}

export const LinkList = ({ links, as: Shape = Link, itemClassName, linkClassName, ...list }: LinkListProps) => (
	<ul {...list}>
		{links.map(({ label, href }) => (
			<li key={href} className={itemClassName}>
				<Shape href={href} className={linkClassName}>
					{label}
				</Shape>
			</li>
		))}
	</ul>
);
