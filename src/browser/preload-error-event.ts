/** The window event for a chunk, page or stylesheet that doesn't load (docs/specification.md R42). */
export const preloadErrorEvent = "preload-error";

export interface PreloadErrorDetail {
	readonly url: string;
	readonly error: unknown;
}

export const dispatchPreloadError = (detail: PreloadErrorDetail): void => {
	window.dispatchEvent(new CustomEvent<PreloadErrorDetail>(preloadErrorEvent, { detail }));
};
