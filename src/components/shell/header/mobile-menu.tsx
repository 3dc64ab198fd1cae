import { ChevronDown, Menu, Search, X } from "lucide-react";
import { type MouseEvent, memo } from "react";
import { useSite } from "../../../hooks/use-site";
import { getCurrentPath, isCurrent } from "../../../lib/pages/navigation";
import { ButtonLink } from "../../../ui/button";
import { dialogCommand, lightDismiss } from "../../../ui/dialog-attributes";
import { Link } from "../../../ui/text";
import { SearchLink } from "../../search/shortcut";
import { HelpLink, PhoneLink } from "../../visit/contact-links";
import { Logo } from "../logo";
import { SocialLinks } from "../social-links";
import { getHrefs, listBelow, type MenuItem, MenuItems, MenuLink } from "./menu-link";

/** `pathname` is as in MenuDropdown. */
const MobileMenuGroup = memo(({ item, pathname }: { item: MenuItem; pathname: string }) => {
	const { pages, groups } = listBelow(item);
	const isHere = (href: string) => isCurrent(href, pathname);
	return (
		<details className="group" name="mobile-menu-group">
			<summary className="flex min-h-13 list-none items-center justify-between font-display text-display-4 font-medium">
				{item.label}
				<ChevronDown className="size-5 eased-moves group-open:rotate-180" />
			</summary>
			<ul className="pb-5">
				<MenuItems
					links={pages}
					isCurrent={isHere}
					className="quiet-link inline-flex min-h-11 items-center font-medium"
				/>
				{groups.map((group) => (
					<li key={group.href} className="mt-2">
						<Link href={group.href} className="inline-flex min-h-9 items-center font-medium">
							{group.label}
						</Link>
						<ul className="border-l border-hairline pl-4">
							<MenuItems
								links={group.children}
								isCurrent={isHere}
								className="flex min-h-10 items-center leading-snug text-muted current:text-link current:underline current:underline-offset-4"
							/>
						</ul>
					</li>
				))}
			</ul>
		</details>
	);
});

const id = "mobile-menu";

const closeOnLink = ({ currentTarget, target }: MouseEvent<HTMLDialogElement>): void => {
	if (target instanceof Element && target.closest("a[href]")) currentTarget.close();
};

/** HTML alone opens and closes the dialog, also before React has loaded. */
export const MobileMenu = memo(({ pathname }: { pathname: string }) => {
	const { navigation } = useSite();
	return (
		<div className="site-header-drawer">
			<button
				type="button"
				aria-label="Open menu"
				aria-haspopup="dialog"
				className="-mr-3 flex size-12 items-center justify-center"
				{...dialogCommand("show-modal", id)}
			>
				<Menu className="size-6" />
			</button>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the dialog's own (Escape) and the links' */}
			<dialog
				id={id}
				aria-label="Menu"
				data-tone="light"
				className="drawer"
				onClick={closeOnLink}
				{...lightDismiss}
			>
				<div className="flex min-h-full flex-col px-(--gutter) pb-7">
					<div className="flex h-18 shrink-0 items-center justify-between">
						<Logo className="h-9 w-auto" />
						<button
							type="button"
							aria-label="Close menu"
							className="-mr-3 flex size-12 items-center justify-center"
							{...dialogCommand("close", id)}
						>
							<X className="size-6" />
						</button>
					</div>
					<nav aria-label="Menu">
						<ul className="ruled border-y border-hairline">
							{navigation.menu.map((item) => (
								<li key={item.href}>
									{item.isDropdown ? (
										<MobileMenuGroup
											item={item}
											pathname={getCurrentPath(getHrefs(item), pathname)}
										/>
									) : (
										<MenuLink
											href={item.href}
											label={item.label}
											current={isCurrent(item.href, pathname)}
											className="flex min-h-13 items-center font-display text-display-4 font-medium current:text-link current:underline current:underline-offset-4"
										/>
									)}
								</li>
							))}
						</ul>
					</nav>
					<HelpLink className="quiet-link mt-1 inline-flex min-h-9 items-center self-start font-medium" />
					<div className="mt-1 flex items-center gap-6">
						<ButtonLink href="/schedule" className="grow">
							Book Now
						</ButtonLink>
						<SearchLink className="quiet-link inline-flex min-h-12 items-center gap-2 font-medium">
							<Search className="size-4" />
							Search
						</SearchLink>
					</div>
					<div className="mt-5 flex items-center justify-between">
						<PhoneLink className="figures inline-flex min-h-11 items-center font-medium" />
						<SocialLinks className="-mr-2" />
					</div>
				</div>
			</dialog>
		</div>
	);
});
