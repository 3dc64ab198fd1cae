import { AnimatePresence, type FeatureBundle, LazyMotion, MotionConfig, useIsPresent, useReducedMotion } from "framer-motion";
import * as m from "framer-motion/m";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { firstInteraction } from "../browser/first-interaction";

/** Seconds for each half of a page transition, out and in (docs/specification.md R29: 0.9 s in all). */
export const halfDuration = 0.45;

/** The same curve as --ease-calm in src/styles/tokens.css. */
const calm: [number, number, number, number] = [0.22, 0.61, 0.36, 1];

const distance = 12;

/** Whether the code that moves pages is there. Without it a page that begins invisible would stay so. */
let canMove = false;

/** Nothing moves before the first interaction, so the code for it isn't part of the first load (15 kB Brotli). If it doesn't load, nothing moves at all. */
const loadFeatures = async (): Promise<FeatureBundle> => {
	await firstInteraction();
	const { features } = await import("./features");
	canMove = true;
	return features;
};

/** The first page doesn't animate in, so its HTML has no styles for motion. */
const Frame = ({ isStatic, children }: { isStatic: boolean; children: ReactNode }) => {
	const [moves] = useState(!isStatic && canMove);
	const motion = moves ? { initial: { opacity: 0, y: distance }, animate: { opacity: 1, y: 0 } } : {};
	return (
		<m.div {...motion} exit={{ opacity: 0, y: -distance }}>
			{children}
		</m.div>
	);
};

interface PageProps {
	/** Identifies the page: its path. */
	pageKey: string;
	children: ReactNode;
	className?: string;
	/** Called when the page is in the document, before it's painted. Not called for the first page. */
	onEnter?: () => void;
	/** Called after the transition. Not called for the first page, or for one that's already leaving. */
	onEntered?: () => void;
	/** Seconds. */
	duration: number;
}

const Page = ({ pageKey, children, className, onEnter, onEntered, duration }: PageProps) => {
	const present = useIsPresent();
	/** On the page that the visit began with, lower sections may be laid out later (src/styles/shell.css). */
	const [opened] = useState(onEnter === undefined);
	const callbacks = useRef({ onEnter, onEntered });
	useLayoutEffect(() => callbacks.current.onEnter?.(), []);
	useEffect(() => {
		if (!present) return;
		const timer = setTimeout(() => callbacks.current.onEntered?.(), duration * 1000);
		return () => clearTimeout(timer);
	}, [present, duration]);
	return (
		<div data-page={pageKey} data-opened={opened || undefined} className={className}>
			{children}
		</div>
	);
};

export type PageTransitionProps = Omit<PageProps, "duration">;

/** The old page goes out, then the new one comes in. Under reduced motion, pages change without motion. */
export const PageTransition = ({ pageKey, onEnter, onEntered, ...rest }: PageTransitionProps) => {
	const reduced = useReducedMotion() ?? false;
	const duration = reduced ? 0 : halfDuration;
	const first = useRef(true);
	useEffect(() => {
		first.current = false;
	}, []);
	const callbacks = first.current ? {} : { onEnter, onEntered };
	return (
		<LazyMotion features={loadFeatures} strict>
			<MotionConfig transition={{ duration, ease: calm }}>
				<AnimatePresence mode="wait">
					<Frame key={reduced ? "static" : pageKey} isStatic={reduced || first.current}>
						<Page key={pageKey} pageKey={pageKey} duration={duration} {...callbacks} {...rest} />
					</Frame>
				</AnimatePresence>
			</MotionConfig>
		</LazyMotion>
	);
};
