import { type RefObject, useEffect, useState } from "react";

/** Calls back once, when an element comes within `margin` of the viewport; at once if the browser can't say. @returns a function that cancels it */
export const whenNearViewport = (element: Element, callback: () => void, margin = "400px"): (() => void) => {
	if (!("IntersectionObserver" in window)) {
		callback();
		return () => undefined;
	}
	const observer = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			observer.disconnect();
			callback();
		},
		{ rootMargin: margin },
	);
	observer.observe(element);
	return () => observer.disconnect();
};

/** Whether an element has come near the viewport: what it needs may then be loaded. */
export const useNearViewport = (place: RefObject<Element | null>): boolean => {
	const [near, setNear] = useState(false);
	useEffect(() => (place.current ? whenNearViewport(place.current, () => setNear(true)) : undefined), [place]);
	return near;
};
