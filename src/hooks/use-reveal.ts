import { type RefObject, useEffect, useRef } from "react";

/** The part of an element that is in view when it is revealed (docs/specification.md R31). */
const part = 0.1;

/** How much of an element the browser says has come into view: a tenth of a very tall one can be more than the window shows. */
const threshold = [part / 10, part / 5, part / 2, part];

/** Whether a tenth of an element is in view, or as much of it as a tenth of the window shows. */
const isSeen = ({ isIntersecting, intersectionRect, boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean =>
	isIntersecting && intersectionRect.height >= part * Math.min(boundingClientRect.height, rootBounds?.height ?? window.innerHeight);

/** Hides an element until a tenth of it is in view. Its height counts as it is then: below the window it may not be laid out yet. @returns what stops waiting */
const reveal = (element: HTMLElement): (() => void) => {
	element.dataset.reveal = "waiting";
	const observer = new IntersectionObserver(
		(entries) => {
			if (!entries.some(isSeen)) return;
			element.dataset.reveal = "shown";
			observer.disconnect();
		},
		{ threshold },
	);
	observer.observe(element);
	return () => observer.disconnect();
};

/**
 * Lets an element come in once, when a tenth of it is in view. It is hidden by script only, and only where it lies below
 * the window when the page starts: without script, above the fold and under reduced motion everything is visible.
 */
export const useReveal = <E extends HTMLElement>(): RefObject<E | null> => {
	const ref = useRef<E>(null);
	useEffect(() => {
		const element = ref.current;
		if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
		let stop = () => place.disconnect();
		// An observer's first word says where it lies, from the frame's own layout: asking each element would lay the page out anew each time.
		const place = new IntersectionObserver(([entry]) => {
			place.disconnect();
			if (!entry) return;
			// The window's own height would be answered by laying out what the element before has just changed.
			const view = entry.rootBounds?.height ?? window.innerHeight;
			if (entry.boundingClientRect.top >= view) stop = reveal(element);
		});
		place.observe(element);
		return () => {
			stop();
			delete element.dataset.reveal;
		};
	}, []);
	return ref;
};
