/** Takes the place of modules that have nothing to do here (browser-plugins.ts). */
export {};
