/**
 * The window event for a chunk, page or stylesheet that doesn't load (docs/specification.md R42).
 */
export const preloadErrorEvent = "preload-error";

export const dispatchPreloadError = (detail: {
	readonly url: string;
	readonly error: unknown;
}): void => {
	window.dispatchEvent(new CustomEvent(preloadErrorEvent, { detail }));
};
