/** Class names joined; what is false, empty or undefined is left out. */
export const cx = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(" ");
