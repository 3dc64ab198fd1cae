/** In the place of plugins' browser halves that have nothing to do here (src/gatsby/browser-plugins.ts). */
export {};
