import { ChevronDown } from "lucide-react";
import { memo, useId } from "react";
import { getCurrentPath, isCurrent, isWithin } from "../../lib/content/navigation";
import { cx } from "../../ui/class-names";
import { Link } from "../../ui/link";
import { MenuLink } from "./menu-link";
import { listBelow, type MenuItem } from "./menu-types";
import { useDropdown } from "./use-dropdown";

/** The links of one group: a heading link with its pages below it. */
const MenuGroup = memo(({ group, pathname }: { group: MenuItem["children"][number]; pathname: string }) => (
	<li className="break-inside-avoid pb-7">
		<Link href={group.href} className="font-display text-display-5 font-medium hover:text-link">
			{group.label}
		</Link>
		<ul className="mt-2.5">
			{group.children.map(({ label, href }) => (
				<li key={href}>
					<MenuLink
						href={href}
						label={label}
						current={isWithin(href, pathname)}
						className="inline-block py-1 text-small leading-snug text-muted hover:text-link current:text-link current:underline current:underline-offset-4"
					/>
				</li>
			))}
		</ul>
	</li>
));

/**
 * A menu item with a panel below it. The panel is a popover: the button opens it by HTML alone, and the browser
 * exposes whether it's open; React adds hover with intent and arrow keys. Two levels: groups, and their pages. A child without pages of its own
 * is beside the groups, below the overview.
 * @param pathname of the page shown, where the item leads to it (getCurrentPath)
 */
export const MenuDropdown = memo(({ item, pathname }: { item: MenuItem; pathname: string }) => {
	const id = useId();
	const { button, panel, triggerProps, panelProps } = useDropdown();
	const { pages, groups } = listBelow(item);
	const wide = groups.some(({ children }) => children.length > 0);
	return (
		<li className={wide ? undefined : "menu-narrow"}>
			<button ref={button} type="button" popoverTarget={id} data-current={pathname !== "" || undefined} className="menu-link" {...triggerProps}>
				{item.label}
				<ChevronDown className="menu-chevron size-3.5" aria-hidden="true" />
			</button>
			<div ref={panel} id={id} popover="auto" data-tone="light" className={cx("menu-panel", wide ? "menu-panel-wide" : "menu-panel-narrow")} {...panelProps}>
				<div className={cx(wide && "mx-auto grid max-w-page grid-cols-3-9 gap-x-14 px-(--gutter) py-10")}>
					{wide ? (
						<div className="border-r border-hairline pr-8">
							<p className="font-display text-display-3 font-medium">{item.label}</p>
							{pages.map(({ label, href }) => (
								<p key={href} className="mt-3">
									<MenuLink href={href} label={label} current={isCurrent(href, pathname)} className="quiet-link inline-block py-1 text-base font-medium" />
								</p>
							))}
						</div>
					) : null}
					<ul className={wide ? "columns-3 gap-x-10" : "px-2 py-3"}>
						{wide
							? groups.map((group) => (
									<MenuGroup
										key={group.href}
										group={group}
										pathname={getCurrentPath(
											group.children.map(({ href }) => href),
											pathname,
										)}
									/>
								))
							: [{ label: `All ${item.label.toLowerCase()}`, href: item.href }, ...item.children].map(({ label, href }) => (
									<li key={href}>
										<MenuLink
											href={href}
											label={label}
											current={href === item.href && isCurrent(href, pathname)}
											className="block px-4 py-2 text-base hover:text-link current:text-link current:underline current:underline-offset-4"
										/>
									</li>
								))}
					</ul>
				</div>
			</div>
		</li>
	);
});
