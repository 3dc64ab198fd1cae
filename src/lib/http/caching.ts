/** Files whose name changes with what is in them are kept for a year; everything else is revalidated each time (ETag). */
export const caching = { immutable: "public, max-age=31536000, immutable", revalidate: "no-cache" } as const;

/** Files named after their content: webpack's chunks and styles at the root, Gatsby's pictures and fonts below /static. */
const hashed = /^\/(?:[^/]+[.-][0-9a-f]{20}\.(?:js|css)|static\/(?:[0-9a-f]{32}\/.+|[^/]+-[0-9a-f]{32}\.[^/]+))$/;

/** Whether the file at this path never changes, because its name would. */
export const isHashed = (path: string): boolean => hashed.test(path);
