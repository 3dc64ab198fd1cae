import { Phone, Search as SearchIcon } from "lucide-react";
import { memo, useEffect, useRef, useState } from "react";
import { listen } from "../../../browser/listen";
import { useSite } from "../../../hooks/use-site";
import { ButtonLink } from "../../../ui/button";
import { cx } from "../../../ui/class-names";
import { ErrorBoundary } from "../../../ui/error-boundary";
import { Container } from "../../../ui/section";
import { Link } from "../../../ui/text";
import { OpenNow } from "../../open-now";
import { SiteSearch } from "../../search";
import { SearchLink } from "../../search/shortcut";
import { HelpLink } from "../../visit/contact-links";
import { Logo } from "../logo";
import { SocialLinks } from "../social-links";
import { MainMenu } from "./main-menu";
import { MobileMenu } from "./mobile-menu";

const useScrolled = (): boolean => {
	const [scrolled, setScrolled] = useState(false);
	useEffect(() => {
		const update = () => setScrolled(window.scrollY > 24);
		update();
		return listen(["scroll"], update);
	}, []);
	return scrolled;
};

/** Sets the width without React, because it changes with every frame. */
export const ScrollProgress = memo(() => {
	const bar = useRef<HTMLDivElement>(null);
	useEffect(() => {
		let frame = 0;
		const update = () => {
			frame = 0;
			const room = document.documentElement.scrollHeight - window.innerHeight;
			const part = room > 0 ? Math.min(1, Math.max(0, window.scrollY / room)) : 0;
			bar.current?.setAttribute("aria-valuenow", String(Math.round(part * 100)));
			bar.current?.style.setProperty("--progress", String(part));
		};
		const schedule = () => {
			frame ||= requestAnimationFrame(update);
		};
		// Reading the height now would force a layout.
		schedule();
		const end = listen(["scroll", "resize"], schedule);
		return () => {
			cancelAnimationFrame(frame);
			end();
		};
	}, []);
	return (
		<div
			ref={bar}
			role="progressbar"
			aria-label="Page scroll progress"
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={0}
			className="scroll-progress"
			data-print="hide"
		/>
	);
});

const UtilityRow = memo(() => {
	const { phone } = useSite().business;
	return (
		<div className="site-header-utility">
			<Container className="flex h-7 items-center gap-x-6 text-label lg:h-9">
				<Link
					href={`tel:${phone.e164}`}
					className="figures hidden min-h-9 items-center gap-2 font-medium hover:text-mark lg:inline-flex noscript:inline-flex"
				>
					<Phone className="size-3.5" />
					{phone.display}
				</Link>
				<HelpLink className="inline-flex min-h-9 items-center font-medium hover:text-mark max-lg:hidden" />
				<OpenNow />
				<SocialLinks className="-mr-2.5 ml-auto max-lg:hidden" />
			</Container>
		</div>
	);
});

export const Header = ({ pathname, overDark }: { pathname: string; overDark: boolean }) => {
	const { name, phone } = useSite().business;
	const scrolled = useScrolled();
	const clear = overDark && !scrolled;
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
			<UtilityRow />
			<Container className="flex h-18 items-center justify-between gap-1 sm:gap-4 lg:gap-2 xl:gap-4">
				<Link
					href="/"
					scrollFirst
					aria-label={`${name}, home`}
					className="shrink-0 hover:opacity-75"
				>
					<Logo className="site-header-logo" />
				</Link>
				<MainMenu pathname={pathname} />
				<div className="flex items-center sm:gap-1 xl:gap-2">
					<SearchLink
						aria-label="Search"
						data-tooltip="Search"
						className="site-header-search hover:text-mark"
					>
						<SearchIcon className="size-5" />
					</SearchLink>
					<ErrorBoundary>
						<SiteSearch pathname={pathname} />
					</ErrorBoundary>
					<Link
						href={`tel:${phone.e164}`}
						aria-label={`Call ${phone.display}`}
						className="site-header-phone hover:text-mark"
					>
						<Phone className="size-5" />
					</Link>
					<ButtonLink
						href="/schedule"
						size="compact"
						className="whitespace-nowrap tight-header:hidden"
					>
						Book Now
					</ButtonLink>
					<MobileMenu pathname={pathname} />
				</div>
			</Container>
		</header>
	);
};
