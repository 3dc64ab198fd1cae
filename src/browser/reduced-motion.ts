export const prefersReducedMotion = (): boolean =>
	matchMedia("(prefers-reduced-motion: reduce)").matches;
