import { useEffect, useRef, useState } from "react";

/** Milliseconds the spinner shows on a route change (spec §9). */
export const spinnerTime = 400;

/** True for 400 ms after the path has changed in the browser; never on first load. */
export const useRouteSpinner = (pathname: string): boolean => {
	const shown = useRef(pathname);
	const [spinning, setSpinning] = useState(false);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		setSpinning(true);
		const timer = setTimeout(() => setSpinning(false), spinnerTime);
		return () => clearTimeout(timer);
	}, [pathname]);
	return spinning;
};
