/** Spec §9, in milliseconds: a tooltip waits; right after another one was shown it does not. */
const tooltipRules = { delay: 700, skipDelay: 300 };

/** Milliseconds until a tooltip shows. `closedAt` is when the last one closed, on the same clock as `now`. */
export const tooltipDelay = (now: number, closedAt: number | undefined): number =>
	closedAt !== undefined && now - closedAt < tooltipRules.skipDelay ? 0 : tooltipRules.delay;
