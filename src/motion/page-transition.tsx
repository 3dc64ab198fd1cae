import { AnimatePresence, LazyMotion, MotionConfig, useReducedMotion } from "framer-motion";
import * as m from "framer-motion/m";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { firstSign } from "../lib/first-sign";
import { calm, half, travel } from "./tokens";

/** Nothing moves before somebody acts, so what moves it is no part of the first load (15 kB brotli). */
const loadFeatures = async () => {
	await firstSign();
	return (await import("./features")).features;
};

interface FrameProps {
	children: ReactNode;
	/** Called when the page stands in the document, before it is painted; never for the first page. */
	onEnter?: () => void;
	/** Called when it has come in; never for the first page. */
	onEntered?: () => void;
	/** Seconds it takes to come in. */
	duration: number;
}

const PageFrame = ({ children, onEnter, onEntered, duration }: FrameProps) => {
	const callbacks = useRef({ onEnter, onEntered });
	useLayoutEffect(() => {
		callbacks.current.onEnter?.();
		const timer = setTimeout(() => callbacks.current.onEntered?.(), duration * 1000);
		return () => clearTimeout(timer);
	}, [duration]);
	return (
		<m.div initial={{ opacity: 0, y: travel }} animate={{ opacity: 1, y: 0 }} exit={{ opacity: 0, y: -travel }}>
			{children}
		</m.div>
	);
};

export interface PageTransitionProps {
	/** What tells one page from another: its path. */
	pageKey: string;
	children: ReactNode;
	onEnter: () => void;
	onEntered: () => void;
}

/**
 * The old page out, then the new one in. The first page stands there at once, in the HTML as in the browser; under
 * reduced motion pages change without moving.
 */
export const PageTransition = ({ pageKey, children, onEnter, onEntered }: PageTransitionProps) => {
	const duration = useReducedMotion() ? 0 : half;
	const first = useRef(true);
	useEffect(() => {
		first.current = false;
	}, []);
	const later = first.current ? {} : { onEnter, onEntered };
	return (
		<LazyMotion features={loadFeatures} strict>
			<MotionConfig transition={{ duration, ease: calm }}>
				<AnimatePresence mode="wait" initial={false}>
					<PageFrame key={pageKey} duration={duration} {...later}>
						{children}
					</PageFrame>
				</AnimatePresence>
			</MotionConfig>
		</LazyMotion>
	);
};
