/** The window event raised when a chunk, page or stylesheet fails to load (docs/specification.md R42). */
export const preloadErrorEvent = "preload-error";

export interface PreloadErrorDetail {
	/** What failed to load. */
	readonly url: string;
	readonly error: unknown;
}

/** Raises `preload-error`. */
export const dispatchPreloadError = (detail: PreloadErrorDetail): void => {
	window.dispatchEvent(new CustomEvent<PreloadErrorDetail>(preloadErrorEvent, { detail }));
};
