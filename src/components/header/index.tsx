import { Phone } from "lucide-react";
import { memo } from "react";
import { useAfterPaint } from "../../hooks/use-after-paint";
import { useScrolled } from "../../hooks/use-scrolled";
import { useSite } from "../../hooks/use-site";
import { isCurrent, shownBelow } from "../../lib/navigation";
import { ButtonLink } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { Link } from "../../ui/link";
import { Logo } from "../logo";
import { MenuDropdown } from "./menu-dropdown";
import { MobileMenu } from "./mobile-menu";
import { ScrollProgress } from "./scroll-progress";
import { SocialLinks } from "./social-links";

interface Props {
	pathname: string;
	overDark: boolean;
}

const Bar = memo(({ pathname, overDark }: Props) => {
	const { business, navigation } = useSite();
	const scrolled = useScrolled();
	const clear = overDark && !scrolled;
	if (!business || !navigation) return null;
	return (
		<header
			data-print="hide"
			data-tone={clear ? "deep" : "light"}
			data-scrolled={scrolled || undefined}
			className={cx("site-header", clear ? "site-header-clear" : "bg-surface")}
		>
			<ScrollProgress />
			<div className="site-header-utility">
				<div className="mx-auto flex h-9 w-full max-w-[calc(var(--container-page)+2*var(--gutter))] items-center justify-between px-(--gutter) text-[0.875rem]">
					<Link href={`tel:${business.phone.e164}`} className="figures inline-flex min-h-9 items-center gap-2 font-medium hover:text-link">
						<Phone className="size-3.5" aria-hidden="true" />
						{business.phone.display}
					</Link>
					<SocialLinks links={business.social} className="-mr-2.5" />
				</div>
			</div>
			<div className="mx-auto flex h-18 w-full max-w-[calc(var(--container-page)+2*var(--gutter))] items-center justify-between gap-4 px-(--gutter)">
				<Link href="/" scrollFirst aria-label={`${business.name}, home`} className="shrink-0">
					<Logo variant={clear ? "light" : "dark"} className="h-9 w-auto xl:h-10" />
				</Link>
				<nav aria-label="Main" className="site-header-bar">
					<ul className="flex items-center gap-x-[clamp(0.65rem,1.55vw,1.45rem)]">
						{navigation.menu.map((item) =>
							item.isDropdown ? (
								<MenuDropdown key={item.href} item={item} pathname={shownBelow([item.href], pathname)} />
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
				<div className="flex items-center gap-2">
					<div className="site-header-bar">
						<ButtonLink href="/schedule" className="min-h-10! px-5! text-[0.9375rem]!">
							Book Now
						</ButtonLink>
					</div>
					<MobileMenu menu={navigation.menu} pathname={pathname} phone={business.phone} social={business.social} />
				</div>
			</div>
		</header>
	);
});

/**
 * The fixed header. Over a dark hero it is clear with the white logo until the first scroll; then, and elsewhere, ivory. Which link is
 * the current page's is marked a frame after that page has come, so that the menus do not hold it up.
 */
export const Header = ({ pathname, overDark }: Props) => <Bar pathname={useAfterPaint(pathname)} overDark={overDark} />;
