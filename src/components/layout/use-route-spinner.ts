import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { isWaiting, stopWaiting, watchWaiting } from "../../browser/follow-links";

/** Milliseconds the spinner shows once the route has changed (docs/specification.md R29). */
export const spinnerTime = 400;

/** True from the click on a link until 400 ms after the path has changed; never on first load. */
export const useRouteSpinner = (pathname: string): boolean => {
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
