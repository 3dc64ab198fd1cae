/** Makes Gatsby register a service worker: src/browser/service-worker.ts, by index.ts. */
export const registerServiceWorker = (): boolean => true;
