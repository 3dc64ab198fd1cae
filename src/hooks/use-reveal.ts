import { type RefObject, useEffect, useRef } from "react";
import { prefersReducedMotion } from "../browser/reduced-motion";

/** The fraction that's in view when an element is revealed (docs/specification.md R31). */
const fraction = 0.1;

/** A tenth of a very tall element can be more than the window shows. */
const threshold = [fraction / 10, fraction / 5, fraction / 2, fraction];

/** Takes the height from the entry, because the element may not have been laid out before. */
const isInView = ({
	isIntersecting,
	intersectionRect,
	boundingClientRect,
	rootBounds,
}: IntersectionObserverEntry): boolean =>
	isIntersecting &&
	intersectionRect.height >=
		fraction * Math.min(boundingClientRect.height, rootBounds?.height ?? window.innerHeight);

const reveal = (element: HTMLElement): (() => void) => {
	element.dataset.reveal = "waiting";
	const observer = new IntersectionObserver(
		(entries) => {
			if (!entries.some(isInView)) return;
			element.dataset.reveal = "shown";
			observer.disconnect();
		},
		{ threshold },
	);
	observer.observe(element);
	return () => observer.disconnect();
};

/** Without script or motion, everything is visible. */
export const useReveal = <E extends HTMLElement>(): RefObject<E | null> => {
	const ref = useRef<E>(null);
	useEffect(() => {
		const element = ref.current;
		if (!element || !("IntersectionObserver" in window) || prefersReducedMotion()) return;
		let stop = () => position.disconnect();
		// Reading an element's place or `innerHeight` would force a layout.
		const position = new IntersectionObserver(([entry]) => {
			position.disconnect();
			if (!entry) return;
			const viewHeight = entry.rootBounds?.height ?? window.innerHeight;
			if (entry.boundingClientRect.top >= viewHeight) stop = reveal(element);
		});
		position.observe(element);
		return () => {
			stop();
			delete element.dataset.reveal;
		};
	}, []);
	return ref;
};
