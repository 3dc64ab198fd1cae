import { memo } from "react";
import { getCurrentPath, isCurrent } from "../../lib/content/navigation";
import { MenuDropdown } from "./menu-dropdown";
import { MenuLink } from "./menu-link";
import { getHrefs, type MenuItem } from "./menu-types";

/** The menu from 1024 px on. Rendered again when the current page changes, not when the header changes its tone or its height. */
export const MainMenu = memo(({ menu, pathname }: { menu: readonly MenuItem[]; pathname: string }) => (
	<nav aria-label="Main" className="site-header-bar">
		<ul className="flex items-center gap-x-menu">
			{menu.map((item) =>
				item.isDropdown ? (
					<MenuDropdown key={item.href} item={item} pathname={getCurrentPath(getHrefs(item), pathname)} />
				) : (
					<li key={item.href}>
						<MenuLink href={item.href} label={item.label} current={isCurrent(item.href, pathname)} className="menu-link" />
					</li>
				),
			)}
		</ul>
	</nav>
));
