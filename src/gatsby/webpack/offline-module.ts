/** What's left of gatsby-plugin-offline's code for the browser: with it, Gatsby loads src/browser/service-worker.ts. */
export const registerServiceWorker = (): boolean => true;
