import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel from "embla-carousel-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { autoScrollDelay, type Holds, mayScroll } from "./auto-scroll";
import { watchHolds } from "./pause-triggers";
import { focusedSlide } from "./slide-focus";

export interface CarouselState {
	/** Whether it moves by itself; undefined under reduced motion, where it never does. */
	playing: boolean | undefined;
	/** Positions of the slides in view; empty as long as the browser has not said. */
	visible: readonly number[];
	next: () => void;
	previous: () => void;
	togglePlaying: () => void;
}

interface Props {
	viewport: RefObject<HTMLDivElement | null>;
	loop: boolean;
	onChange: (state: CarouselState) => void;
}

const still: Holds = { paused: false, hovered: false, focused: false, hidden: false, held: false, reducedMotion: false };

/** Embla on slides that are in the page already. A module of its own, so that it loads when a carousel is near the viewport. */
export const CarouselEngine = ({ viewport, loop, onChange }: Props) => {
	const [reducedMotion] = useState(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
	// Left to itself the plugin starts again with every release and every loss of focus: the holds alone decide.
	const [autoplay] = useState(() => Autoplay({ delay: autoScrollDelay, playOnInit: false, stopOnInteraction: true, stopOnFocusIn: false }));
	const [startIndex] = useState(() => focusedSlide(viewport.current));
	const [attach, embla] = useEmblaCarousel(
		{ loop, startIndex, align: "start", inViewThreshold: 0.5, duration: reducedMotion ? 0 : 28, containScroll: loop ? false : "trimSnaps" },
		[autoplay],
	);
	const told = useRef(onChange);
	told.current = onChange;

	useEffect(() => {
		if (viewport.current) viewport.current.scrollLeft = 0;
		attach(viewport.current);
	}, [attach, viewport]);

	useEffect(() => {
		const section = viewport.current?.closest("section");
		if (!embla || !section) return;
		let holds: Holds = { ...still, reducedMotion, hidden: document.hidden };
		const tell = () =>
			told.current({
				playing: reducedMotion ? undefined : !holds.paused,
				visible: embla.slidesInView(),
				next: () => embla.scrollNext(),
				previous: () => embla.scrollPrev(),
				togglePlaying: () => hold({ paused: !holds.paused }),
			});
		const hold = (change: Partial<Holds>) => {
			holds = { ...holds, ...change };
			if (!mayScroll(holds)) autoplay.stop();
			else if (!autoplay.isPlaying()) autoplay.play();
			// Nothing else of it is shown; and slides made inert while the focus is on its way to one of them would drop it.
			if ("paused" in change) tell();
		};
		const release = watchHolds(section, hold);
		embla.on("slidesInView", tell);
		hold({ paused: false });
		return () => {
			release();
			embla.off("slidesInView", tell);
		};
	}, [autoplay, embla, reducedMotion, viewport]);

	return null;
};
