import { type RefObject, useEffect, useRef } from "react";

/** The part of an element that is in view when it is revealed (spec §4). */
const part = 0.1;

/**
 * Lets an element come in once, when a tenth of it is in view. It is hidden by script only, and only where it lies below
 * the window when the page starts: without script, above the fold and under reduced motion everything is visible.
 */
export const useReveal = <E extends HTMLElement>(): RefObject<E | null> => {
	const ref = useRef<E>(null);
	useEffect(() => {
		const element = ref.current;
		if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
		const { top, height } = element.getBoundingClientRect();
		if (top < window.innerHeight) return;
		element.dataset.reveal = "waiting";
		// A tenth of a very tall element can be more than the window shows: there a tenth of the window is enough.
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
				element.dataset.reveal = "shown";
				observer.disconnect();
			},
			{ threshold: Math.min(part, (window.innerHeight * part) / Math.max(height, 1)) },
		);
		observer.observe(element);
		return () => {
			observer.disconnect();
			delete element.dataset.reveal;
		};
	}, []);
	return ref;
};
