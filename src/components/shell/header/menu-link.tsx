import type { SiteData } from "../../../hooks/use-site";
import { Link, type LinkItem, type LinkProps } from "../../../ui/text";

export type MenuItem = SiteData["navigation"]["menu"][number];

export const listBelow = ({ label, href, children }: MenuItem) => {
	const overview = { label: `View All ${label}`, href };
	const groups = children.filter((child) => child.children.length > 0);
	return groups.length > 0
		? { pages: [overview, ...children.filter((child) => child.children.length === 0)], groups }
		: { pages: [overview], groups: children };
};

export const getHrefs = ({ href, children }: MenuItem): string[] => [
	href,
	...children.map((child) => child.href),
];

export const MenuLink = ({
	label,
	current,
	...rest
}: LinkProps & { label: string; current: boolean }) => (
	<Link aria-current={current ? "page" : undefined} {...rest}>
		{label}
	</Link>
);

export const MenuItems = ({
	links,
	isCurrent,
	className,
}: {
	links: readonly LinkItem[];
	isCurrent: (href: string) => boolean;
	className: string;
}) =>
	links.map(({ label, href }) => (
		<li key={href}>
			<MenuLink href={href} label={label} current={isCurrent(href)} className={className} />
		</li>
	));
