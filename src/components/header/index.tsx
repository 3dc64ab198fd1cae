import { Phone, Search as SearchIcon } from "lucide-react";
import { useSite } from "../../hooks/use-site";
import { ButtonLink } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { Container } from "../../ui/container";
import { ErrorBoundary } from "../../ui/error-boundary";
import { Link } from "../../ui/link";
import { Logo } from "../layout/logo";
import { Search } from "../search";
import { SearchLink } from "../search/link";
import { MainMenu } from "./main-menu";
import { MobileMenu } from "./mobile-menu";
import { ScrollProgress } from "./scroll-progress";
import { useScrolled } from "./use-scrolled";
import { UtilityRow } from "./utility-row";

interface Props {
	pathname: string;
	overDark: boolean;
}

/**
 * The fixed header, with a way to book at every width. Over a dark hero it is clear with the white logo until the first scroll; then, and
 * elsewhere, ivory.
 */
export const Header = ({ pathname, overDark }: Props) => {
	const { business, navigation } = useSite();
	const scrolled = useScrolled();
	const clear = overDark && !scrolled;
	const { display, e164 } = business.phone;
	return (
		<header
			data-print="hide"
			data-tone={clear ? "deep" : "light"}
			data-scrolled={scrolled || undefined}
			className={cx("site-header", clear ? "site-header-clear" : "bg-surface")}
		>
			<ErrorBoundary>
				<ScrollProgress />
			</ErrorBoundary>
			<UtilityRow phone={business.phone} social={business.social} />
			<Container className="flex h-18 items-center justify-between gap-1 sm:gap-4 lg:gap-2 xl:gap-4">
				<Link href="/" scrollFirst aria-label={`${business.name}, home`} className="shrink-0">
					<Logo className="site-header-logo" />
				</Link>
				<MainMenu menu={navigation.menu} pathname={pathname} />
				<div className="flex items-center sm:gap-1 xl:gap-2">
					<SearchLink aria-label="Search" data-tooltip="Search" className="site-header-search">
						<SearchIcon className="size-5" aria-hidden="true" />
					</SearchLink>
					<ErrorBoundary>
						<Search pathname={pathname} />
					</ErrorBoundary>
					<Link href={`tel:${e164}`} aria-label={`Call ${display}`} className="site-header-phone">
						<Phone className="size-5" aria-hidden="true" />
					</Link>
					<ButtonLink href="/schedule" className="site-header-book min-h-10! px-3.5! sm:px-4.5! text-small! whitespace-nowrap">
						Book Now
					</ButtonLink>
					<MobileMenu menu={navigation.menu} pathname={pathname} phone={business.phone} social={business.social} />
				</div>
			</Container>
		</header>
	);
};
