/**
 * Calls back once, when an element comes within `margin` of the viewport; at once if the browser doesn't say when that is.
 * @returns a function that cancels it
 */
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
