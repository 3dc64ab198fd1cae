/** Class names joined; what is false, empty, null or undefined is left out. */
export const cx = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(" ");
