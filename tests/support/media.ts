/** Makes one media query match, and no other, until the next call; none by default. */
export const matchMedia = (matching?: string): void => {
	Object.assign(window, {
		matchMedia: (media: string) => ({
			matches: media === matching,
			media,
			addEventListener: () => undefined,
			removeEventListener: () => undefined,
		}),
	});
};

export const reducedMotion = "(prefers-reduced-motion: reduce)";
