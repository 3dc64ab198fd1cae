const findSlides = (viewport: HTMLElement): HTMLElement[] => [
	...viewport.querySelectorAll<HTMLElement>(".carousel-slide"),
];

export const findFocusedSlide = (viewport: HTMLElement | null): number =>
	Math.max(
		0,
		viewport
			? findSlides(viewport).findIndex((slide) => slide.contains(document.activeElement))
			: 0,
	);

/**
 * The browser would drop the focus of a slide that has become inert, so the nearest one in view
 * gets it.
 */
export const keepFocus = (viewport: HTMLElement): void => {
	const slides = findSlides(viewport);
	const focused = slides.find(
		(slide) => slide.hasAttribute("inert") && slide.contains(document.activeElement),
	);
	if (!focused) return;
	const place = (slide: HTMLElement) => slide.getBoundingClientRect().left;
	const [nearest] = slides
		.filter((slide) => !slide.hasAttribute("inert"))
		.sort(
			(one, other) =>
				Math.abs(place(one) - place(focused)) - Math.abs(place(other) - place(focused)),
		);
	nearest?.querySelector<HTMLElement>("a[href], button")?.focus({ preventScroll: true });
};
