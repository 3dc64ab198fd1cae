import { type ReactNode, useState } from "react";
import { applyPendingScroll, entersAtTop, finishPendingScroll } from "../../browser/scroll/pending-scroll";
import { pathOf } from "../../lib/content/navigation";
import { PageTransition } from "../../motion/page-transition";
import { Campaigns } from "../campaigns";
import { Footer } from "../footer";
import { Header } from "../header";
import { Toaster } from "../toasts";
import { Tooltip } from "../tooltip";
import { ActionBar } from "./action-bar";
import { Late } from "./defer-hydration";
import { RouteSpinner } from "./route-spinner";

/** Pages whose first section is dark and runs under the header. */
const darkHeroes = new Set(["/"]);

/** Made once: what does not depend on the page is not rendered again when it changes. */
const bar = <ActionBar />;
const rest = (
	<>
		<Late>
			<Footer />
		</Late>
		<Campaigns />
		<Toaster />
		<Tooltip />
	</>
);

/** What every page stands in: skip link, progress, header, main, action bar, footer. */
export const Layout = ({ pathname, children }: { pathname: string; children: ReactNode }) => {
	const path = pathOf(pathname);
	const overDark = darkHeroes.has(path);
	/** The page that was opened by its address, until another is shown: its lower sections are drawn late (src/styles/shell.css). */
	const [opened, setOpened] = useState<string | undefined>(path);
	if (opened !== undefined && opened !== path) setOpened(undefined);
	return (
		<>
			<a href="#main-content" className="skip-link" data-print="hide">
				Skip to main content
			</a>
			<Header pathname={pathname} overDark={overDark} />
			<RouteSpinner path={path} />
			<div>
				<main id="main-content" tabIndex={-1} className="min-h-svh outline-none">
					<PageTransition
						pageKey={path}
						frame={{ "data-page": opened === path ? "opened" : "", className: overDark ? undefined : "below-header" }}
						onEnter={applyPendingScroll}
						onEntered={finishPendingScroll}
						entersAtTop={entersAtTop}
					>
						{children}
					</PageTransition>
				</main>
				{bar}
			</div>
			{rest}
		</>
	);
};
