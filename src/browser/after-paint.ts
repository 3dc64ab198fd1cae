/** Calls back after the next frame has been painted. @returns what calls it off */
export const afterPaint = (callback: () => void): (() => void) => {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const frame = requestAnimationFrame(() => {
		timer = setTimeout(callback);
	});
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
	};
};
