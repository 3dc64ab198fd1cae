export const chromiumFlags: string[];
export const ensureChromium: () => string;
