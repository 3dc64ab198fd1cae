/** Class names joined, without the false, empty, null and undefined ones. */
export const cx = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(" ");
