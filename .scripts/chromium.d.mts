export const chromiumFlags: string[];
export const findChromium: () => string | undefined;
export const ensureChromium: () => string;
