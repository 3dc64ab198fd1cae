import { Link } from "./link";

interface LinkListProps {
	links: readonly { readonly label: string; readonly href: string }[];
	as?: typeof Link;
	className?: string;
	itemClassName?: string;
	linkClassName?: string;
}

export const LinkList = ({ links, as: Shape = Link, className, itemClassName, linkClassName }: LinkListProps) => (
	<ul className={className}>
		{links.map(({ label, href }) => (
			<li key={href} className={itemClassName}>
				<Shape href={href} className={linkClassName}>
					{label}
				</Shape>
			</li>
		))}
	</ul>
);
