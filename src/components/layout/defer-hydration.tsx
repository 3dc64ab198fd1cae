import { type ReactNode, type RefObject, Suspense, use, useLayoutEffect, useRef, useState } from "react";
import { isTakingOver, isWanted, leaveForLater, untilWanted } from "../../browser/hydration";

/** A promise that `use` does not wait for: React keeps what it knows of one in its `status`. */
const nothing = Object.assign(Promise.resolve(), { status: "fulfilled", value: undefined });

/** What has been seen of a part that is taken over late. */
interface Part {
	/** How often it has come to be rendered. */
	tries: number;
	/** Whether it stands in React's tree. */
	taken: boolean;
	/** Says that it has been taken over (src/browser/hydration.ts). */
	done?: () => void;
}

/**
 * Holds React back the first time it comes; when it comes again, with an update, it goes on at once. What counts is kept above the
 * boundary, because nothing inside it is kept while it waits. Not for what is held within another: that is new when it comes.
 */
const Held = ({ part: { current: part }, children }: { part: RefObject<Part>; children: ReactNode }) => {
	part.tries += 1;
	use(part.tries > 1 || isWanted() ? nothing : untilWanted());
	useLayoutEffect(() => {
		part.taken = true;
		part.done?.();
	}, [part]);
	return children;
};

/**
 * What lies below the window when a page is opened: its HTML stands as it is, with links and everything else that HTML does by itself,
 * and React takes it over with the visitor's first sign or when the page has been idle (src/browser/hydration.ts). What a click or the
 * focus falls on is taken over before it hears of it. On a page that a link leads to it is rendered like everything else.
 */
export const Late = ({ children }: { children: ReactNode }) => {
	const [held] = useState(isTakingOver);
	const part = useRef<Part>({ tries: 0, taken: false });
	useLayoutEffect(() => {
		if (!held || part.current.taken) return;
		part.current.done = leaveForLater();
		return part.current.done;
	}, [held]);
	if (!held) return children;
	return (
		<Suspense fallback={null}>
			<Held part={part}>{children}</Held>
		</Suspense>
	);
};
