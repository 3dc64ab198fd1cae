import { AnimatePresence, LazyMotion, MotionConfig, useIsPresent, useReducedMotion } from "framer-motion";
import * as m from "framer-motion/m";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { firstInteraction } from "../browser/first-interaction";
import { calm, half, travel } from "./tokens";

/** Nothing moves before the visitor does something, so the code for it isn't part of the first load (15 kB brotli). */
const loadFeatures = async () => {
	await firstInteraction();
	return (await import("./features")).features;
};

/** The first page doesn't come in: its HTML carries no styles for motion. */
const Frame = ({ still, children }: { still: boolean; children: ReactNode }) => {
	const [isStill] = useState(still);
	const motion = isStill ? {} : { initial: { opacity: 0, y: travel }, animate: { opacity: 1, y: 0 } };
	return (
		<m.div {...motion} exit={{ opacity: 0, y: -travel }}>
			{children}
		</m.div>
	);
};

interface PageProps {
	children: ReactNode;
	className?: string;
	/** Called when the page is in the document, before it's painted; never for the first page. */
	onEnter?: () => void;
	/** Called when it has come in; never for the first page, or for one that's already leaving. */
	onEntered?: () => void;
	/** Seconds it takes to come in. */
	duration: number;
}

const Page = ({ children, className, onEnter, onEntered, duration }: PageProps) => {
	const present = useIsPresent();
	/** The page that was opened by its address: its lower sections may be laid out later (src/styles/shell.css). */
	const [opened] = useState(onEnter === undefined);
	const callbacks = useRef({ onEnter, onEntered });
	useLayoutEffect(() => callbacks.current.onEnter?.(), []);
	useEffect(() => {
		if (!present) return;
		const timer = setTimeout(() => callbacks.current.onEntered?.(), duration * 1000);
		return () => clearTimeout(timer);
	}, [present, duration]);
	return (
		<div data-page={opened ? "opened" : undefined} className={className}>
			{children}
		</div>
	);
};

export interface PageTransitionProps extends Omit<PageProps, "duration"> {
	/** What tells one page from another: its path. */
	pageKey: string;
}

/** The old page goes out, then the new one comes in. Under reduced motion pages change without moving. */
export const PageTransition = ({ pageKey, onEnter, onEntered, ...rest }: PageTransitionProps) => {
	const reduced = useReducedMotion() ?? false;
	const duration = reduced ? 0 : half;
	const first = useRef(true);
	useEffect(() => {
		first.current = false;
	}, []);
	const callbacks = first.current ? {} : { onEnter, onEntered };
	return (
		<LazyMotion features={loadFeatures} strict>
			<MotionConfig transition={{ duration, ease: calm }}>
				<AnimatePresence mode="wait">
					<Frame key={reduced ? "still" : pageKey} still={reduced || first.current}>
						<Page key={pageKey} duration={duration} {...callbacks} {...rest} />
					</Frame>
				</AnimatePresence>
			</MotionConfig>
		</LazyMotion>
	);
};
