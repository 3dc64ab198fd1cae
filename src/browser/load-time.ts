/** When the page loaded, in milliseconds on `performance.now()`'s clock (set by inline/before-hydration.ts); the current time if it hasn't yet. */
export const loadTime = (): number => Number(document.documentElement.dataset.loaded ?? performance.now());
