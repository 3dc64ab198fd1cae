/**
 * The window event for a chunk, page or stylesheet that doesn't load (docs/specification.md R42).
 */
export const preloadErrorEvent = "preload-error";

export const dispatchPreloadError = (detail: {
	/** An address, or a chunk's name, such as "search". */
	readonly url: string;
	readonly error: unknown;
}): void => {
	window.dispatchEvent(new CustomEvent(preloadErrorEvent, { detail }));
};
