import { ChevronDown } from "lucide-react";
import { memo } from "react";
import { isCurrent } from "../../lib/content/navigation";
import { Link } from "../../ui/link";
import { MenuLink } from "./menu-link";
import { listBelow, type MenuItem } from "./menu-types";

/** A menu item with pages below it: opens by HTML alone, one at a time. `pathname` as in MenuDropdown. */
export const MobileMenuGroup = memo(({ item, pathname }: { item: MenuItem; pathname: string }) => {
	const { pages, groups } = listBelow(item);
	return (
		<details className="group" name="mobile-menu-group">
			<summary className="flex min-h-13 list-none items-center justify-between font-display text-display-4 font-medium">
				{item.label}
				<ChevronDown className="size-5 transition-transform duration-200 group-open:rotate-180" aria-hidden="true" />
			</summary>
			<ul className="pb-5">
				{pages.map(({ label, href }) => (
					<li key={href}>
						<MenuLink href={href} label={label} current={isCurrent(href, pathname)} className="quiet-link inline-flex min-h-11 items-center font-medium" />
					</li>
				))}
				{groups.map((group) => (
					<li key={group.href} className="mt-2">
						<Link href={group.href} className="inline-flex min-h-9 items-center font-medium">
							{group.label}
						</Link>
						<ul className="border-l border-hairline pl-4">
							{group.children.map(({ label, href }) => (
								<li key={href}>
									<MenuLink
										href={href}
										label={label}
										current={isCurrent(href, pathname)}
										className="flex min-h-10 items-center leading-snug text-muted current:text-link current:underline current:underline-offset-4"
									/>
								</li>
							))}
						</ul>
					</li>
				))}
			</ul>
		</details>
	);
});
