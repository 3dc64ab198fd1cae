/** With it, Gatsby loads src/browser/service-worker.ts. */
export const registerServiceWorker = (): boolean => true;
