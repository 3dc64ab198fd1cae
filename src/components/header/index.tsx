import { useSite } from "../../hooks/use-site";
import { ButtonLink } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { Container } from "../../ui/container";
import { Link } from "../../ui/link";
import { Logo } from "../layout/logo";
import { MainMenu } from "./main-menu";
import { MobileMenu } from "./mobile-menu";
import { ScrollProgress } from "./scroll-progress";
import { useScrolled } from "./use-scrolled";
import { UtilityRow } from "./utility-row";

interface Props {
	pathname: string;
	overDark: boolean;
}

/** The fixed header. Over a dark hero it is clear with the white logo until the first scroll; then, and elsewhere, ivory. */
export const Header = ({ pathname, overDark }: Props) => {
	const { business, navigation } = useSite();
	const scrolled = useScrolled();
	const clear = overDark && !scrolled;
	return (
		<header
			data-print="hide"
			data-tone={clear ? "deep" : "light"}
			data-scrolled={scrolled || undefined}
			className={cx("site-header", clear ? "site-header-clear" : "bg-surface")}
		>
			<ScrollProgress />
			<UtilityRow phone={business.phone} social={business.social} />
			<Container className="flex h-18 items-center justify-between gap-4">
				<Link href="/" scrollFirst aria-label={`${business.name}, home`} className="shrink-0">
					<Logo className="h-9 w-auto xl:h-10" />
				</Link>
				<MainMenu menu={navigation.menu} pathname={pathname} />
				<div className="flex items-center gap-2">
					<div className="site-header-bar">
						<ButtonLink href="/schedule" className="min-h-10! px-5! text-small!">
							Book Now
						</ButtonLink>
					</div>
					<MobileMenu menu={navigation.menu} pathname={pathname} phone={business.phone} social={business.social} />
				</div>
			</Container>
		</header>
	);
};
