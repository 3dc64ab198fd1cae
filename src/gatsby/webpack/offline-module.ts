/** Gatsby registers a service worker if a plugin exports this. index.ts says which. */
export const registerServiceWorker = (): boolean => true;
