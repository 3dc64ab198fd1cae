/** In the place of plugins' browser halves that have nothing to do here (src/gatsby/webpack/browser-plugins.ts). */
export {};
