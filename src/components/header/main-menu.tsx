import { memo } from "react";
import { getCurrentPath, isCurrent } from "../../lib/content/navigation";
import { Link } from "../../ui/link";
import { MenuDropdown } from "./menu-dropdown";
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
						<Link href={item.href} aria-current={isCurrent(item.href, pathname) ? "page" : undefined} className="menu-link">
							{item.label}
						</Link>
					</li>
				),
			)}
		</ul>
	</nav>
));
