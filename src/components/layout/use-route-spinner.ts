import { useEffect, useRef, useState } from "react";

/** Milliseconds the spinner shows on a route change (docs/specification.md R29). */
export const spinnerTime = 400;

/** True for 400 ms after the path has changed in the browser; never on first load. */
export const useRouteSpinner = (pathname: string): boolean => {
	const known = useRef(pathname);
	/** Counts the changes; 0 while nothing is shown. Each change starts the time again. */
	const [change, setChange] = useState(0);
	useEffect(() => {
		if (known.current === pathname) return;
		known.current = pathname;
		setChange((before) => before + 1);
	}, [pathname]);
	useEffect(() => {
		if (change === 0) return;
		const timer = setTimeout(() => setChange(0), spinnerTime);
		return () => clearTimeout(timer);
	}, [change]);
	return change > 0;
};
