import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { isWaiting, stopWaiting, watchWaiting } from "../../browser/follow-links";
import { LeafMark } from "../../ui/leaf-mark";

/** Milliseconds the spinner shows once the route has changed (docs/specification.md R29). */
const spinnerTime = 400;

/** True from the click on a link until 400 ms after the path has changed; never on first load. */
const useRouteSpinner = (pathname: string): boolean => {
	const waiting = useSyncExternalStore(watchWaiting, isWaiting, () => false);
	const known = useRef(pathname);
	/** Counts the changes; 0 while nothing is shown. Each change starts the time again. */
	const [change, setChange] = useState(0);
	useEffect(() => {
		if (known.current === pathname) return;
		known.current = pathname;
		setChange((before) => before + 1);
		stopWaiting();
	}, [pathname]);
	useEffect(() => {
		if (change === 0) return;
		const timer = setTimeout(() => setChange(0), spinnerTime);
		return () => clearTimeout(timer);
	}, [change]);
	return waiting || change > 0;
};

/** Over the whole window while a route changes (docs/specification.md R29). It catches no clicks: a second click wins. */
export const RouteSpinner = ({ path }: { path: string }) =>
	useRouteSpinner(path) ? (
		<div role="status" aria-label="Loading page" className="pointer-events-none fixed inset-0 z-50 grid place-items-center" data-print="hide">
			<LeafMark className="h-14 w-auto animate-pulse text-mark motion-reduce:animate-none" />
		</div>
	) : null;
