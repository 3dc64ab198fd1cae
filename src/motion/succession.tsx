import { type HTMLAttributes, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { afterPaint } from "../browser/after-paint";
import { isTakenOver } from "../browser/hydration";
import { useAfterPaint } from "../hooks/use-after-paint";
import { EntersAtTop } from "./entry";

/** Attributes of the element that holds a page. */
export type PageFrame = HTMLAttributes<HTMLDivElement> & { "data-page"?: string };

interface EntryProps {
	children: ReactNode;
	/** Called when the page stands in the document, before it is painted; never for the first page. */
	onEnter?: () => void;
	/** Called when it has come in; never for the first page. */
	onEntered?: () => void;
	/** Whether it comes in at its top; false for the first page. */
	entersAtTop?: () => boolean;
	/** Seconds it takes to come in. */
	duration: number;
}

/** Tells a page whether it is still the one that is shown. */
interface Turn {
	readonly serial: number;
	readonly current: RefObject<number>;
}

/** One page from its coming in to its end. */
const Entry = ({ children, onEnter, onEntered, entersAtTop, duration, serial, current }: EntryProps & Turn) => {
	const [atTop] = useState(() => entersAtTop?.() ?? false);
	const callbacks = useRef({ onEnter, onEntered });
	useLayoutEffect(() => callbacks.current.onEnter?.(), []);
	// Not with the layout: the router above gives the focus to the whole page in an effect of its own, and ours is to be the last word.
	useEffect(() => {
		// One that has been left may still be in the document: it has not come in any more.
		const entered = () => current.current === serial && callbacks.current.onEntered?.();
		if (duration === 0) return afterPaint(entered);
		const timer = setTimeout(entered, duration * 1000);
		return () => clearTimeout(timer);
	}, [duration, serial, current]);
	return <EntersAtTop value={atTop}>{children}</EntersAtTop>;
};

interface SuccessionProps extends EntryProps {
	/** What tells one page from another: its path. */
	pageKey: string;
	frame: PageFrame;
}

/**
 * The page in its frame. Where another takes its place in the same frame, it stays in the document until that one has been painted,
 * behind it and not drawn (src/styles/shell.css): to take a page of a thousand elements away is a fifth of the work of a change. Its
 * heading goes at once, so that whoever asks for the page's finds one. Not where a part of it still waits for React, which would have
 * to take it over first: the router's contexts are others now.
 */
export const Succession = ({ pageKey, frame, ...entry }: SuccessionProps) => {
	const [page, setPage] = useState<{ key: string; serial: number; left?: ReactNode }>({ key: pageKey, serial: 0 });
	const current = useRef(page.serial);
	const latest = useRef<ReactNode>(null);
	const behind = useRef<HTMLDivElement>(null);
	const shown = <Entry {...entry} serial={page.serial} current={current} />;
	useLayoutEffect(() => {
		current.current = page.serial;
		latest.current = shown;
	});
	// By hand: React takes a page out by its outermost element, and nothing is drawn anew in one that is left.
	useLayoutEffect(() => {
		if (page.left) behind.current?.querySelector("h1")?.remove();
	}, [page]);
	if (page.key !== pageKey) setPage({ key: pageKey, serial: page.serial + 1, left: isTakenOver() ? latest.current : null });
	const painted = useAfterPaint(page.serial);
	return (
		<>
			<div key={page.serial} {...frame}>
				{shown}
			</div>
			{painted === page.serial || !page.left ? null : (
				<div key={page.serial - 1} ref={behind} className="page-left">
					{page.left}
				</div>
			)}
		</>
	);
};
