import type { ReactNode } from "react";
import { useRouteSpinner } from "../../hooks/use-route-spinner";
import { pathOf } from "../../lib/navigation";
import { applyPendingScroll, finishPendingScroll } from "../../lib/pending-scroll";
import { PageTransition } from "../../motion/page-transition";
import { Campaigns } from "../campaigns";
import { Footer } from "../footer";
import { Header } from "../header";
import { Toaster } from "../toaster";
import { Tooltip } from "../tooltip";
import { ActionBar } from "./action-bar";
import { RouteSpinner } from "./route-spinner";

/** Pages whose first section is dark and runs under the header. */
const darkHeroes = new Set(["/"]);

/** What every page stands in: skip link, progress, header, main, action bar, footer. */
export const Layout = ({ pathname, children }: { pathname: string; children: ReactNode }) => {
	const path = pathOf(pathname);
	const overDark = darkHeroes.has(path);
	const spinning = useRouteSpinner(path);
	return (
		<>
			<a href="#main-content" className="skip-link" data-print="hide">
				Skip to main content
			</a>
			<Header pathname={pathname} overDark={overDark} />
			{spinning ? <RouteSpinner /> : null}
			<div>
				<main id="main-content" tabIndex={-1} className="min-h-svh outline-none">
					<PageTransition pageKey={path} onEnter={applyPendingScroll} onEntered={finishPendingScroll}>
						<div className={overDark ? undefined : "below-header"}>{children}</div>
					</PageTransition>
				</main>
				<ActionBar />
			</div>
			<Footer />
			<Campaigns />
			<Toaster />
			<Tooltip />
		</>
	);
};
