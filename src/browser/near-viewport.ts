/** Calls back once, when an element comes within `margin` of the viewport. @returns a function that cancels it */
export const whenNearViewport = (element: Element, callback: () => void, margin = "400px"): (() => void) => {
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
