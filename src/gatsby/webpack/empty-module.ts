/** Replaces modules that do nothing here (browser-plugins.ts). */
export {};
