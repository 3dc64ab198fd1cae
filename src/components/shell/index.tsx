import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { pageLoading } from "../../browser/follow-links";
import { announcePage } from "../../browser/gatsby-internals";
import { applyPendingScroll, finishPendingScroll } from "../../browser/scroll-target";
import { getPath } from "../../lib/pages/navigation";
import { PageTransition } from "../../motion/page-transition";
import { ErrorBoundary } from "../../ui/error-boundary";
import { LeafMark } from "../../ui/leaf-mark";
import { Campaigns } from "../campaigns";
import { Toaster } from "../toasts";
import { Tooltip } from "../tooltip";
import { Footer } from "./footer";
import { Header } from "./header";
import { PageBoundary } from "./page-boundary";

/** Milliseconds that the spinner stays after the path has changed (docs/specification.md R29). */
const spinnerTime = 400;

/** Shown from the click on a link on. It catches no clicks, so that another link can be clicked. */
const RouteSpinner = ({ path }: { path: string }) => {
	const isLoading = useSyncExternalStore(pageLoading.subscribe, pageLoading.get, () => false);
	const known = useRef(path);
	/** Counts the changes of the path, each of which restarts the timer; 0 after it. */
	const [change, setChange] = useState(0);
	useEffect(() => {
		if (known.current === path) return;
		known.current = path;
		setChange((before) => before + 1);
		pageLoading.set(false);
	}, [path]);
	useEffect(() => {
		if (change === 0) return;
		const timer = setTimeout(() => setChange(0), spinnerTime);
		return () => clearTimeout(timer);
	}, [change]);
	return isLoading || change > 0 ? (
		<div
			role="status"
			aria-label="Loading page"
			className="pointer-events-none fixed inset-0 z-50 grid place-items-center"
			data-print="hide"
		>
			<LeafMark className="h-14 w-auto animate-pulse text-mark motion-reduce:animate-none" />
		</div>
	) : null;
};

/** One element for all pages, so that React doesn't render it again. */
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

const enter = (): void => {
	applyPendingScroll();
	announcePage();
};

export const Shell = ({ pathname, children }: { pathname: string; children: ReactNode }) => {
	const path = getPath(pathname);
	// The home page's first section is dark and runs under the header.
	const overDark = path === "/";
	return (
		<>
			<a href="#main-content" className="skip-link hover:underline" data-print="hide">
				Skip to main content
			</a>
			<Header pathname={pathname} overDark={overDark} />
			<RouteSpinner path={path} />
			<main id="main-content" tabIndex={-1} className="min-h-svh outline-none print:min-h-0">
				<PageTransition
					pageKey={path}
					className={overDark ? undefined : "below-header print:pt-0"}
					onEnter={enter}
					onEntered={finishPendingScroll}
				>
					<PageBoundary keep={`[data-page="${path}"]`}>{children}</PageBoundary>
				</PageTransition>
			</main>
			{rest}
		</>
	);
};

export const wrapPageElement = ({
	element,
	props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) => (
	<PageBoundary keep="#gatsby-focus-wrapper">
		<Shell pathname={props.location.pathname}>{element}</Shell>
	</PageBoundary>
);
