import { type ReactNode, Suspense } from "react";
import { announcePage } from "../../browser/gatsby-internals";
import { applyPendingScroll, finishPendingScroll } from "../../browser/scroll";
import { getPath } from "../../lib/pages/navigation";
import { PageTransition } from "../../motion/page-transition";
import { ErrorBoundary } from "../../ui/error-boundary";
import { Campaigns } from "../campaigns";
import { Toaster } from "../toasts";
import { Tooltip } from "../tooltip";
import { Footer } from "./footer";
import { Header } from "./header";
import { PageBoundary } from "./page-boundary";
import { RouteSpinner } from "./spinner";

/** Pages whose first section is dark and runs under the header. */
const darkHeroes = new Set(["/"]);

/** Made once, so that React doesn't render it again when the page changes. */
const rest = (
	<>
		<Suspense>
			<Footer />
		</Suspense>
		<ErrorBoundary>
			<Campaigns />
		</ErrorBoundary>
		<Toaster />
		<ErrorBoundary>
			<Tooltip />
		</ErrorBoundary>
	</>
);

/** Another page is in the document. */
const enter = (): void => {
	applyPendingScroll();
	announcePage();
};

/** The frame of every page: skip link, progress, header, main, footer. */
export const Shell = ({ pathname, children }: { pathname: string; children: ReactNode }) => {
	const path = getPath(pathname);
	const overDark = darkHeroes.has(path);
	return (
		<>
			<a href="#main-content" className="skip-link" data-print="hide">
				Skip to main content
			</a>
			<Header pathname={pathname} overDark={overDark} />
			<RouteSpinner path={path} />
			<main id="main-content" tabIndex={-1} className="min-h-svh outline-none">
				<PageTransition pageKey={path} className={overDark ? undefined : "below-header"} onEnter={enter} onEntered={finishPendingScroll}>
					<PageBoundary keep={`[data-page="${path}"]`}>{children}</PageBoundary>
				</PageTransition>
			</main>
			{rest}
		</>
	);
};
