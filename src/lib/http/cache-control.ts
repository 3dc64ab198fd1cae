/** Files whose name changes with their content are kept for a year. Everything else is revalidated by its ETag. */
export const caching = {
	immutable: "public, max-age=31536000, immutable",
	revalidate: "no-cache",
} as const;

/** Webpack's chunks and styles at the root, Gatsby's pictures and fonts below /static. */
const hashed =
	/^\/(?:[^/]+[.-][0-9a-f]{20}\.(?:js|css)|static\/(?:[0-9a-f]{32}\/.+|[^/]+-[0-9a-f]{32}\.[^/]+))$/;

export const isHashed = (path: string): boolean => hashed.test(path);
