/** Names with a hash change with the content, so those files are kept for a year. */
export const caching = {
	immutable: "public, max-age=31536000, immutable",
	revalidate: "no-cache",
} as const;

/** Webpack's scripts and styles in the root, Gatsby's pictures and fonts in /static. */
const hashed =
	/^\/(?:[^/]+[.-][0-9a-f]{20}\.(?:js|css)|static\/(?:[0-9a-f]{32}\/.+|[^/]+-[0-9a-f]{32}\.[^/]+))$/;

export const isHashed = (path: string): boolean => hashed.test(path);
