let release: Promise<void> | undefined;

const onPointerDown = ({ button }: PointerEvent): void => {
	if (button !== 0) return;
	release = new Promise((resolve) => {
		const ended = new AbortController();
		const onEnd = () => {
			ended.abort();
			release = undefined;
			// The click event follows the pointer event.
			setTimeout(resolve);
		};
		for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, onEnd, { capture: true, signal: ended.signal });
	});
};

/** Starts to track whether the main button, a pen or a finger is down. @returns a function that stops it */
export const watchPointer = (): (() => void) => {
	window.addEventListener("pointerdown", onPointerDown, true);
	return () => window.removeEventListener("pointerdown", onPointerDown, true);
};

/** Resolves once the pointer is up and the click is over. An element that moves while the pointer is down gets no click. */
export const whenPointerReleased = (): Promise<void> => release ?? Promise.resolve();
