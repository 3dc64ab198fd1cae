const findSlides = (viewport: HTMLElement): HTMLElement[] => [
	...viewport.querySelectorAll<HTMLElement>(".carousel-slide"),
];

/** Position of the slide that has the focus; 0 if none has. */
export const focusedSlide = (viewport: HTMLElement | null): number =>
	viewport
		? Math.max(
				0,
				findSlides(viewport).findIndex((slide) => slide.contains(document.activeElement)),
			)
		: 0;

/** The browser would drop the focus of a slide that has become inert. */
export const keepFocus = (viewport: HTMLElement): void => {
	const slides = findSlides(viewport);
	const left = slides.find(
		(slide) => slide.hasAttribute("inert") && slide.contains(document.activeElement),
	);
	if (!left) return;
	const place = (slide: HTMLElement) => slide.getBoundingClientRect().left;
	const [nearest] = slides
		.filter((slide) => !slide.hasAttribute("inert"))
		.sort(
			(one, other) => Math.abs(place(one) - place(left)) - Math.abs(place(other) - place(left)),
		);
	nearest?.querySelector<HTMLElement>("a[href], button")?.focus({ preventScroll: true });
};
