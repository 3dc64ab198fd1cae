import { ChevronDown } from "lucide-react";
import { memo, useId } from "react";
import { useSite } from "../../../hooks/use-site";
import { getCurrentPath, isCurrent, isWithin } from "../../../lib/pages/navigation";
import { cx } from "../../../ui/class-names";
import { Link } from "../../../ui/text";
import { getHrefs, listBelow, type MenuItem, MenuItems, MenuLink } from "./menu-link";
import { useDropdown } from "./use-dropdown";

const MenuGroup = memo(
	({ group, pathname }: { group: MenuItem["children"][number]; pathname: string }) => (
		<li className="break-inside-avoid pb-7">
			<Link href={group.href} className="font-display text-display-5 font-medium hover:text-link">
				{group.label}
			</Link>
			<ul className="mt-2.5">
				<MenuItems
					links={group.children}
					isCurrent={(href) => isWithin(href, pathname)}
					className="inline-block py-1 text-small leading-snug text-muted hover:text-link current:text-link current:underline current:underline-offset-4"
				/>
			</ul>
		</li>
	),
);

/**
 * HTML alone opens the panel.
 * @param pathname of the page shown; empty if this item doesn't lead to it
 */
const MenuDropdown = memo(({ item, pathname }: { item: MenuItem; pathname: string }) => {
	const id = useId();
	const { button, panel, triggerProps, panelProps } = useDropdown();
	const { pages, groups } = listBelow(item);
	const wide = groups.some(({ children }) => children.length > 0);
	return (
		<li className={wide ? undefined : "menu-narrow"}>
			<button
				ref={button}
				type="button"
				popoverTarget={id}
				data-current={pathname !== "" || undefined}
				className="menu-link"
				{...triggerProps}
			>
				{item.label}
				<ChevronDown className="menu-chevron size-3.5" />
			</button>
			<div
				ref={panel}
				id={id}
				popover="auto"
				data-tone="light"
				className={cx("menu-panel", wide ? "menu-panel-wide" : "menu-panel-narrow")}
				{...panelProps}
			>
				<div
					className={cx(
						wide && "mx-auto grid max-w-page grid-cols-3-9 gap-x-14 px-(--gutter) py-10",
					)}
				>
					{wide && (
						<div className="border-r border-hairline pr-8">
							<p className="font-display text-display-3 font-medium">{item.label}</p>
							{pages.map(({ label, href }) => (
								<p key={href} className="mt-3">
									<MenuLink
										href={href}
										label={label}
										current={isCurrent(href, pathname)}
										className="quiet-link inline-block py-1 text-base font-medium"
									/>
								</p>
							))}
						</div>
					)}
					<ul className={wide ? "columns-3 gap-x-10" : "px-2 py-3"}>
						{wide ? (
							groups.map((group) => {
								const hrefs = group.children.map(({ href }) => href);
								return (
									<MenuGroup
										key={group.href}
										group={group}
										pathname={getCurrentPath(hrefs, pathname)}
									/>
								);
							})
						) : (
							<MenuItems
								links={[
									{ label: `All ${item.label.toLowerCase()}`, href: item.href },
									...item.children,
								]}
								isCurrent={(href) => href === item.href && isCurrent(href, pathname)}
								className="block px-4 py-2 text-base hover:text-link current:text-link current:underline current:underline-offset-4"
							/>
						)}
					</ul>
				</div>
			</div>
		</li>
	);
});

export const MainMenu = memo(({ pathname }: { pathname: string }) => (
	<nav aria-label="Main" className="site-header-bar">
		<ul className="flex items-center gap-x-menu">
			{useSite().navigation.menu.map((item) =>
				item.isDropdown ? (
					<MenuDropdown
						key={item.href}
						item={item}
						pathname={getCurrentPath(getHrefs(item), pathname)}
					/>
				) : (
					<li key={item.href}>
						<MenuLink
							href={item.href}
							label={item.label}
							current={isCurrent(item.href, pathname)}
							className="menu-link"
						/>
					</li>
				),
			)}
		</ul>
	</nav>
));
