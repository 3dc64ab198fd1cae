let held: Promise<void> | undefined;

const press = ({ button }: PointerEvent): void => {
	if (button !== 0) return;
	held = new Promise((resolve) => {
		const ended = new AbortController();
		const release = () => {
			ended.abort();
			held = undefined;
			// The click comes after it.
			setTimeout(resolve);
		};
		for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, release, { capture: true, signal: ended.signal });
	});
};

/** Begins to notice when the mouse, a pen or a finger is pressed. @returns what ends it */
export const watchPointer = (): (() => void) => {
	window.addEventListener("pointerdown", press, true);
	return () => window.removeEventListener("pointerdown", press, true);
};

/** Resolves once nothing is pressed and the click is over; at once where nothing is. What moves away from under a press gets no click. */
export const whenPointerReleased = (): Promise<void> => held ?? Promise.resolve();
