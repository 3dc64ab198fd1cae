import { AnimatePresence, LazyMotion, MotionConfig, useReducedMotion } from "framer-motion";
import * as m from "framer-motion/m";
import { createContext, memo, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { firstSign } from "../browser/first-interaction";
import { type PageFrame, Succession } from "./succession";
import { calm, half, travel } from "./tokens";

/** Nothing moves before somebody acts, so what moves it is no part of the first load (15 kB brotli). */
const loadFeatures = async () => {
	await firstSign();
	return (await import("./features")).features;
};

/** What a page moves in; the first one has never come in, and its HTML says nothing of motion. */
const Frame = ({ first, children }: { first: boolean; children: ReactNode }) => {
	const [standing] = useState(first);
	const entrance = standing ? {} : { initial: { opacity: 0, y: travel }, animate: { opacity: 1, y: 0 } };
	return (
		<m.div {...entrance} exit={{ opacity: 0, y: -travel }}>
			{children}
		</m.div>
	);
};

/** The page that stands in the frame which never goes. */
const Standing = createContext<ReactNode>(null);
const Stand = () => useContext(Standing);

/** Made once: where nothing moves, what would move a page is not rendered again when it changes. */
const stand = <Stand />;

export interface PageTransitionProps {
	/** What tells one page from another: its path. */
	pageKey: string;
	frame: PageFrame;
	children: ReactNode;
	onEnter: () => void;
	onEntered: () => void;
	entersAtTop: () => boolean;
}

interface MovingProps {
	/** Seconds each half takes. */
	duration: number;
	first: boolean;
	pageKey: string;
	children: ReactNode;
}

/** The old page out, then the new one in. */
const Moving = memo(({ duration, first, pageKey, children }: MovingProps) => (
	<LazyMotion features={loadFeatures} strict>
		<MotionConfig transition={{ duration, ease: calm }}>
			<AnimatePresence mode="wait">
				<Frame key={pageKey} first={first}>
					{children}
				</Frame>
			</AnimatePresence>
		</MotionConfig>
	</LazyMotion>
));

/**
 * The old page out, then the new one in. The first page stands there at once, in the HTML as in the browser; under
 * reduced motion pages change without moving.
 */
export const PageTransition = ({ pageKey, frame, children, onEnter, onEntered, entersAtTop }: PageTransitionProps) => {
	const duration = useReducedMotion() ? 0 : half;
	const first = useRef(true);
	useEffect(() => {
		first.current = false;
	}, []);
	const later = first.current ? {} : { onEnter, onEntered, entersAtTop };
	const page = (
		<Succession pageKey={pageKey} frame={frame} duration={duration} {...later}>
			{children}
		</Succession>
	);
	// Where nothing moves, one frame stays and the page in it changes at once: no frame is drawn of a page that has gone.
	const still = duration === 0;
	return (
		<Standing value={still ? page : null}>
			<Moving duration={duration} first={still || first.current} pageKey={still ? "still" : pageKey}>
				{still ? stand : page}
			</Moving>
		</Standing>
	);
};
