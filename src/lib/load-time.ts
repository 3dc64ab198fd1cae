/** When the page had loaded, in milliseconds of `performance.now()`, as src/runtime/inline-script.ts noted it; now, where it has not. */
export const loadTime = (): number => Number(document.documentElement.dataset.loaded ?? performance.now());
