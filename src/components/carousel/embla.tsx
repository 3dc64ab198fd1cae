import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel from "embla-carousel-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "../../browser/reduced-motion";
import { findFocusedSlide } from "./focused-slide";

/** Milliseconds between two slides (docs/specification.md R33). */
const autoScrollDelay = 5000;

/** Milliseconds. */
const restartAfterRelease = 2000;

/** What keeps a carousel still. `held`: a pointer is down, or was released a moment ago. */
const noReasons = {
	paused: false,
	hovered: false,
	focused: false,
	hidden: false,
	held: false,
	reducedMotion: false,
};
type PauseReasons = Readonly<typeof noReasons>;

const watchPauseReasons = (
	element: HTMLElement,
	change: (reasons: Partial<PauseReasons>) => void,
): (() => void) => {
	const stop = new AbortController();
	const { signal } = stop;
	let release: ReturnType<typeof setTimeout> | undefined;
	let held = false;
	const letGo = () => {
		if (!held) return;
		held = false;
		clearTimeout(release);
		release = setTimeout(() => change({ held: false }), restartAfterRelease);
	};
	const on = <K extends keyof HTMLElementEventMap>(
		name: K,
		listener: (event: HTMLElementEventMap[K]) => void,
	) => element.addEventListener(name, listener, { signal });
	on("pointerenter", ({ pointerType }) => pointerType === "mouse" && change({ hovered: true }));
	on("pointerleave", () => change({ hovered: false }));
	on("focusin", ({ target }) => change({ focused: (target as Element).matches(":focus-visible") }));
	on("focusout", () => change({ focused: false }));
	on("pointerdown", () => {
		held = true;
		clearTimeout(release);
		change({ held: true });
	});
	for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, letGo, { signal });
	document.addEventListener("visibilitychange", () => change({ hidden: document.hidden }), {
		signal,
	});
	return () => {
		stop.abort();
		clearTimeout(release);
	};
};

export interface CarouselState {
	/** Undefined under reduced motion: the slides don't move by themselves. */
	playing: boolean | undefined;
	/** Positions of the slides in view; empty until Embla has reported them. */
	visible: readonly number[];
	next: () => void;
	previous: () => void;
	togglePlaying: () => void;
}

/** A module of its own, so that Embla loads when a carousel is near the viewport. */
export const EmblaCarousel = ({
	viewport,
	onChange,
}: {
	viewport: RefObject<HTMLDivElement | null>;
	onChange: (state: CarouselState) => void;
}) => {
	const [reducedMotion] = useState(prefersReducedMotion);
	// By itself, the plugin would start again whenever the pointer is released or the focus is lost.
	// Here, `hold` decides.
	const [autoplay] = useState(() =>
		Autoplay({
			delay: autoScrollDelay,
			playOnInit: false,
			stopOnInteraction: true,
			stopOnFocusIn: false,
		}),
	);
	const [startIndex] = useState(() => findFocusedSlide(viewport.current));
	const [attach, embla] = useEmblaCarousel(
		{
			loop: true,
			startIndex,
			align: "start",
			inViewThreshold: 0.5,
			duration: reducedMotion ? 0 : 28,
			containScroll: false,
		},
		[autoplay],
	);
	const latestOnChange = useRef(onChange);
	latestOnChange.current = onChange;

	useEffect(() => {
		if (viewport.current) viewport.current.scrollLeft = 0;
		attach(viewport.current);
	}, [attach, viewport]);

	useEffect(() => {
		const section = viewport.current?.closest("section");
		if (!embla || !section) return;
		let reasons: PauseReasons = { ...noReasons, reducedMotion, hidden: document.hidden };
		const report = () =>
			latestOnChange.current({
				playing: reducedMotion ? undefined : !reasons.paused,
				visible: embla.slidesInView(),
				next: () => embla.scrollNext(),
				previous: () => embla.scrollPrev(),
				togglePlaying: () => hold({ paused: !reasons.paused }),
			});
		const hold = (change: Partial<PauseReasons>) => {
			reasons = { ...reasons, ...change };
			if (Object.values(reasons).some(Boolean)) autoplay.stop();
			else if (!autoplay.isPlaying()) autoplay.play();
			// Only this one is shown. A report of the others could make a slide inert just as the focus
			// moves to it, which would drop the focus.
			if ("paused" in change) report();
		};
		const release = watchPauseReasons(section, hold);
		embla.on("slidesInView", report);
		hold({ paused: false });
		return () => {
			release();
			embla.off("slidesInView", report);
		};
	}, [autoplay, embla, reducedMotion, viewport]);

	return null;
};
