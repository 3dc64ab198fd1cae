/**
 * Calls back once, when an element comes within `margin` of the window.
 * @returns what stops waiting
 */
export const near = (element: Element, callback: () => void, margin = "400px"): (() => void) => {
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
