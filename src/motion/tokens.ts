/** Seconds of one half of a page transition, out or in (docs/specification.md R29: 0.9 s in all). */
export const half = 0.45;

/** Slow in, never bouncing. */
export const calm: [number, number, number, number] = [0.22, 0.61, 0.36, 1];

/** Pixels a page travels while it fades. */
export const travel = 12;
