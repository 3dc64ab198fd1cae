/** Replaces modules that do nothing here (index.ts). */
export {};
