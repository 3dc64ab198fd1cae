import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { firstInteraction } from "../browser/first-interaction";
import { prefersReducedMotion } from "../browser/reduced-motion";

/** Seconds for each half, out and in (docs/specification.md R29). */
const halfDuration = 0.45;

/** The same as --ease-calm in src/styles/tokens.css. */
const calm: [number, number, number, number] = [0.22, 0.61, 0.36, 1];

/** Pixels. */
const distance = 12;

type Animate = typeof import("./animate")["animate"];

/** Not part of the first load: nothing moves before the first interaction. */
let animate: Animate | undefined;
const loadAnimate = async (): Promise<void> => {
	await firstInteraction();
	({ animate } = await import("./animate"));
};

/** @returns milliseconds until it's done; 0 if nothing moves */
const move = (
	page: HTMLElement | null,
	keyframes: { opacity: number | number[]; transform: string | string[] },
): number => {
	if (!page || !animate || prefersReducedMotion()) return 0;
	animate(page, keyframes, { duration: halfDuration, ease: calm });
	return halfDuration * 1000;
};

/** A timer swaps the pages, not the end of an animation: no page may stay invisible. */
export const PageTransition = ({
	pageKey,
	children,
	className,
	onEnter,
	onEntered,
}: {
	pageKey: string;
	children: ReactNode;
	className?: string;
	/** Before the new page is painted. */
	onEnter?: () => void;
	/** Not for a page that's already leaving. */
	onEntered?: () => void;
}) => {
	/**
	 * On the page that the visit began with, lower sections may be laid out later
	 * (src/styles/shell.css).
	 */
	const [shown, setShown] = useState({ key: pageKey, opened: true });
	const isShown = shown.key === pageKey;
	const latest = useRef({ children, className });
	const page = useRef<HTMLDivElement>(null);
	const hasLeft = useRef(false);

	useEffect(() => void loadAnimate().catch(() => undefined), []);

	useLayoutEffect(() => {
		if (isShown) latest.current = { children, className };
	});

	useLayoutEffect(() => {
		const swap = () => setShown({ key: pageKey, opened: false });
		if (!isShown) {
			hasLeft.current = true;
			const duration = move(page.current, { opacity: 0, transform: `translateY(${-distance}px)` });
			if (duration === 0) return swap();
			const timer = setTimeout(swap, duration);
			return () => clearTimeout(timer);
		}
		if (!hasLeft.current) return;
		onEnter?.();
		const duration = move(page.current, {
			opacity: [0, 1],
			transform: [`translateY(${distance}px)`, "none"],
		});
		const timer = setTimeout(() => onEntered?.(), duration);
		return () => clearTimeout(timer);
	}, [isShown, pageKey, onEnter, onEntered]);

	const now = isShown ? { children, className } : latest.current;
	return (
		<div
			key={shown.key}
			ref={page}
			data-page={shown.key}
			data-opened={shown.opened || undefined}
			className={now.className}
		>
			{now.children}
		</div>
	);
};
