/** Seconds for each half of a page transition, out and in (docs/specification.md R29: 0.9 s in all). */
export const halfDuration = 0.45;

/** The same curve as --ease-calm in src/styles/tokens.css. */
export const calm: [number, number, number, number] = [0.22, 0.61, 0.36, 1];

/** Pixels that a page moves while it fades. */
export const distance = 12;
