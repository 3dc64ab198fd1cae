import type { ReactNode } from "react";

export interface Slide {
	key: string;
	/** Its accessible name. */
	label: string;
	content: ReactNode;
}

/** Slides side by side: one, two or three a view. A scroll-snap track, so that it is a carousel without script too. */
export const Carousel = ({ label, slides }: { label: string; slides: readonly Slide[] }) => (
	<section aria-roledescription="carousel" aria-label={label} className="carousel">
		<div className="carousel-track">
			{slides.map(({ key, label: name, content }, index) => (
				<div key={key} role="group" aria-roledescription="slide" aria-label={`${name}, ${index + 1} of ${slides.length}`} className="carousel-slide">
					{content}
				</div>
			))}
		</div>
	</section>
);
